// The seed of this run, the same in every worker: `E2E_SEED`, otherwise another one each time.

import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    seed: string;
  }
}

export default function setup(project: TestProject) {
  const seed = process.env.E2E_SEED || String(Date.now() % 1_000_000_000);
  project.provide('seed', seed);
  console.log(`E2E_SEED=${seed}`);
  return () => console.log(`The same once more: E2E_SEED=${seed} npm run e2e`);
}

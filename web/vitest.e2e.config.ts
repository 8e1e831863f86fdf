// The page in a real browser, against the real server: `npm run e2e`.
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './e2e/order';

export default defineConfig({
  test: {
    environment: 'node',
    // `cargo xtask shots` takes pictures with the same tools instead of testing.
    include: process.env.SHOTS ? ['e2e/shots.ts'] : ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/seed.ts',
    pool: 'forks',
    // A browser and a server for each worker, kept from file to file.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // As long as Playwright itself waits: how busy the machine is must not decide.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
  },
});

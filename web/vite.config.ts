/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  // While working on the page: `elysium serve` answers, vite serves the sources.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // Unit tests run Svelte's browser build in a small DOM.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // A DOM for each file would take four times as long as the tests.
    pool: 'threads',
    isolate: false,
    setupFiles: 'src/fresh.ts',
  },
});

import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tools/testing/long-files-first.ts';

// Workspace packages resolve to their sources, so tests never depend on a build.
const serverConditions = ['source', 'module', 'node', 'development|production'];
const browserConditions = ['source', 'module', 'browser', 'development|production'];

const ignored = ['**/node_modules/**', '**/dist/**'];
const databaseTests = '**/*.db.test.ts';
const webSetup = './web/src/testing/setup.ts';
const fixedSeed = './tools/testing/fixed-seed.ts';

/** Sharing modules between files halves the time; it forbids state in modules, which the product has none of. */
const shared = { pool: 'forks', isolate: false } as const;

const onServer = {
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions, externalConditions: serverConditions } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        ...onServer,
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['contract', 'credit-math', 'server', 'tools', 'bench', 'web/build'].map(
            (folder) => `${folder}/**/*.test.ts`,
          ),
          exclude: [...ignored, databaseTests],
          setupFiles: [fixedSeed],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...onServer,
        test: {
          ...shared,
          name: 'db',
          environment: 'node',
          include: [`server/${databaseTests}`, `bench/${databaseTests}`, `tools/${databaseTests}`],
          exclude: ignored,
          globalSetup: './tools/real-postgres/global-setup.ts',
          setupFiles: [fixedSeed],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { conditions: browserConditions },
        ssr: { resolve: { conditions: browserConditions, externalConditions: serverConditions } },
        test: {
          name: 'web',
          environment: 'jsdom',
          // A jsdom for each file, at a fifth of what it costs in threads.
          pool: 'vmThreads',
          vmMemoryLimit: '512MB',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: ignored,
          setupFiles: existsSync(webSetup) ? [webSetup, fixedSeed] : [fixedSeed],
          testTimeout: 20_000,
        },
      },
    ],
  },
});

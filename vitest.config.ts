import { defineConfig } from 'vitest/config';
import { filesApart } from './tools/testing/files-apart.ts';
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

const inBrowser = {
  resolve: { conditions: browserConditions },
  ssr: { resolve: { conditions: browserConditions, externalConditions: serverConditions } },
};

const ofWeb = {
  environment: 'jsdom',
  include: ['web/src/**/*.test.{ts,tsx}'],
  exclude: ignored,
  setupFiles: [webSetup, fixedSeed],
  testTimeout: 20_000,
};
const apart = filesApart('web/src');

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
          include: ['contract', 'credit-math', 'server', 'tools', 'bench', 'e2e', 'web/build'].map(
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
      { ...inBrowser, test: { ...ofWeb, ...shared, name: 'web', exclude: [...ignored, ...apart] } },
      // Modules anew for each file, at a fifth of what that costs in threads.
      {
        ...inBrowser,
        test: { ...ofWeb, name: 'web-apart', pool: 'vmThreads', vmMemoryLimit: '512MB', include: apart },
      },
    ],
  },
});

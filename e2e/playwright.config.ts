import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;
const browser = process.env['BALCAO_BROWSER'];
const report = process.env['BALCAO_E2E_REPORT'] ?? 'test-results/report.json';

const quietArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './fixtures/seeded.ts',
  forbidOnly: true,
  // The journeys of a file share a server, one after the other; files run side by side.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: report }], ['./fixtures/reads/reporter.ts']],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Manaus',
    viewport: { width: 1366, height: 768 },
    // Without the film, which costs a slow machine more than the journeys do.
    trace: { mode: 'retain-on-failure', screenshots: false },
    // What is not there is said soon, also in a journey that may take minutes.
    actionTimeout: 30_000,
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      // Chromium refuses its sandbox to root, as containers run it.
      args: isRoot ? ['--no-sandbox', ...quietArguments] : quietArguments,
    },
  },
});

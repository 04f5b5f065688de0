import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;
const browser = process.env['BALCAO_BROWSER'];
const baseURL = process.env['BALCAO_URL'];
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
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: [['line'], ['json', { outputFile: report }]],
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'pt-BR',
    timezoneId: 'America/Manaus',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      // Chromium refuses its sandbox to root, as containers run it.
      args: isRoot ? ['--no-sandbox', ...quietArguments] : quietArguments,
    },
  },
});

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without its own windows: the journeys take two thirds of the processor with it. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const macBrowsers = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const versionDeadlineMs = 20_000;
const installDeadlineMs = 600_000;
/** Without a network a browser that is there already serves soon enough. */
const impatient = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];

/** Some systems install a stub of that name that only says how to get the real one, so it is asked for its version. */
function works(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: versionDeadlineMs }).status === 0;
}

function candidates(): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...usualFolders];
  const named = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...new Set([...named, ...macBrowsers, chromium.executablePath()])];
}

function run(command: string, options: readonly string[]): boolean {
  console.log(`installing a browser: ${command} ${options.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync(command, options, { stdio: ['ignore', 'inherit', 'inherit'], timeout: installDeadlineMs, env }).status ===
    0
  );
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const fetchesPackage = (name: string) => run('apt-get', ['install', '-y', '-q', ...impatient, name]);

/** Where a package is a command away: the leaner browser, or any one if there is none yet. */
function installedByDebian(found: string | undefined): string | undefined {
  if (!isDebianRoot()) return undefined;
  const wanted = found === undefined ? [shell, 'chromium'] : [shell];
  const isThere =
    fetchesPackage(shell) || (run('apt-get', ['update', '-q', ...impatient]) && wanted.some(fetchesPackage));
  return isThere ? candidates().find(works) : undefined;
}

function installedByPlaywright(): string | undefined {
  return run('npx', ['playwright', 'install', 'chromium']) ? candidates().find(works) : undefined;
}

/** The path of a Chromium that starts, installing one where that is possible. Throws with what to do otherwise. */
export function findBrowser(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (works(given)) return given;
    throw new Error(`CHROMIUM_PATH=${given} is not a browser that starts.`);
  }
  const found = candidates().find(works);
  if (found?.endsWith(shell)) return found;
  const browser = installedByDebian(found) ?? found ?? installedByPlaywright();
  if (browser !== undefined) return browser;
  throw new Error(
    'The browser tests need Chromium and none could be found or installed. Install the package "chromium" ' +
      '(Debian, Ubuntu), or run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH.',
  );
}

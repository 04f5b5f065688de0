import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const macBrowsers = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const versionDeadlineMs = 20_000;
const installDeadlineMs = 600_000;

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

function installed(): string | undefined {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot && run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-y', '-q', 'chromium'])) {
    const found = candidates().find(works);
    if (found !== undefined) return found;
  }
  return run('npx', ['playwright', 'install', 'chromium']) ? candidates().find(works) : undefined;
}

/** The path of a Chromium that starts, installing one where that is possible. Throws with what to do otherwise. */
export function findBrowser(): string {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (works(given)) return given;
    throw new Error(`CHROMIUM_PATH=${given} is not a browser that starts.`);
  }
  const found = candidates().find(works) ?? installed();
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium and none could be found or installed. Install the package "chromium" ' +
      '(Debian, Ubuntu), or run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH.',
  );
}

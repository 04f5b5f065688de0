import { findBrowser } from './browser/find-browser.ts';
import { runCommand } from './runner/run-command.ts';
import { runBuild } from './runner/test-steps.ts';

/** Pictures of every screen into e2e/screenshots, in light and dark, for a counter screen and a phone. */
async function main(): Promise<void> {
  const built = await runBuild();
  if (built.failed > 0) throw new Error(built.output);
  const env = { BALCAO_BROWSER: findBrowser() };
  const options = ['test', '--config', 'gallery.config.ts'];
  const { code, output } = await runCommand({ command: 'playwright', options, folder: 'e2e', env });
  console.log(output);
  process.exitCode = code;
}

await main();

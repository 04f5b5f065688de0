import { findBrowser } from './browser/find-browser.ts';
import { runCommand } from './runner/run-command.ts';
import { runBuild } from './runner/test-steps.ts';

/** Every disturbance of the till ten times, each time on a server of its own. */
async function main(): Promise<void> {
  const built = await runBuild();
  if (built.failed > 0) throw new Error(built.output);
  const env = { BALCAO_BROWSER: findBrowser() };
  const options = ['test', 'cashier-is-disturbed', '--repeat-each=10'];
  const { code, output } = await runCommand({ command: 'playwright', options, folder: 'e2e', env });
  console.log(output);
  process.exitCode = code;
}

await main();

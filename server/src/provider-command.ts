import { runCommand } from './command.ts';
import { UserError } from './kernel/user-error.ts';
import { makeProvider, NoProvider } from './modules/retailers/index.ts';

await runCommand('provider', async ({ platform }) => {
  const [cnpj = ''] = process.argv.slice(2);
  try {
    const name = await makeProvider(platform, cnpj.replaceAll(/[./-]/g, '').toUpperCase());
    process.stdout.write(`${name} is the provider: its analysts enter what holds for every retailer.\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof NoProvider)) throw error;
    throw new UserError(`${error.message}\nUse: npm run provider -- 12.ABC.345/01DE-35`);
  }
});

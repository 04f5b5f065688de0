import { readAppConfig } from './app.ts';
import { systemClock } from './kernel/clock.ts';
import { openDatabase } from './kernel/db/open-database.ts';
import { asSystem } from './kernel/row-security/scope.ts';
import { makeProvider, NoProvider } from './modules/retailers/index.ts';

const [cnpj = ''] = process.argv.slice(2);
const database = await openDatabase(readAppConfig(process.env));
try {
  const name = await asSystem('provider', () =>
    makeProvider({ db: database.db, clock: systemClock }, cnpj.replaceAll(/[./-]/g, '').toUpperCase()),
  );
  process.stdout.write(`${name} is the provider: its analysts enter what holds for every retailer.\n`);
} catch (error) {
  if (!(error instanceof NoProvider)) throw error;
  process.stderr.write(`${error.message}\nUse: npm run provider -- 12.ABC.345/01DE-35\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}

import { readAppConfig } from './app.ts';
import { toldFailure } from './command.ts';
import { createApp } from './create-app.ts';
import { systemClock } from './kernel/clock.ts';
import { asSystem } from './kernel/row-security/scope.ts';
import { demonstrationGuide, seedDemonstration } from './seed/index.ts';
import { stopOnSignal } from './stop.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

const DURABILITY = [
  'Banco de dados embutido em DATA_DIR: resiste a encerramentos bruscos do processo, mas grava sem fsync e pode perder',
  'as últimas operações numa queda de energia. Em produção use DATABASE_URL com um PostgreSQL.',
].join('\n');

async function start(): Promise<void> {
  const config = readAppConfig(process.env);
  const app = await createApp({ config, clock: systemClock });
  stopOnSignal(app, config.stopSeconds);
  const isDemonstration = config.seedDemonstration && (await asSystem('seed', () => seedDemonstration(app.platform)));
  const address = await app.http.listen({ host: config.host, port: config.port });
  say(`\nBalcão em ${address}\n`);
  if (app.database.kind === 'embedded') say(`${DURABILITY}\n`);
  if (isDemonstration) say(demonstrationGuide());
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${toldFailure(error)}\n`);
  process.exit(1);
}

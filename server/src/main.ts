import { readAppConfig } from './app.ts';
import { createApp } from './create-app.ts';
import { systemClock } from './kernel/clock.ts';
import { ConfigError } from './kernel/config.ts';
import { FolderInUse } from './kernel/db/folder-lock.ts';
import { asSystem } from './kernel/row-security/scope.ts';
import { demonstrationGuide, seedDemonstration } from './seed/index.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);

const DURABILITY = [
  'Banco de dados embutido em DATA_DIR: resiste a encerramentos bruscos do processo, mas grava sem fsync e pode perder',
  'as últimas operações numa queda de energia. Em produção use DATABASE_URL com um PostgreSQL.',
].join('\n');

async function start(): Promise<void> {
  const config = readAppConfig(process.env);
  const app = await createApp({ config, clock: systemClock });
  const isDemonstration = config.seedDemonstration && (await asSystem('seed', () => seedDemonstration(app.platform)));
  const address = await app.http.listen({ host: config.host, port: config.port });
  say(`\nBalcão em ${address}\n`);
  if (app.database.kind === 'embedded') say(`${DURABILITY}\n`);
  if (isDemonstration) say(demonstrationGuide());
  const stop = (signal: string) => {
    app.http.log.info({ signal }, 'stopping');
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.http.log.error({ err: error }, 'stop failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await start();
} catch (error) {
  // A wrong value or a folder in use is the operator's to mend: the sentence, not a stack.
  const isExpected = error instanceof ConfigError || error instanceof FolderInUse;
  process.stderr.write(`${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
}

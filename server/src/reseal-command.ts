import { sealedTables } from './app.ts';
import { runCommand } from './command.ts';
import { reseal, type ResealProgress } from './kernel/sealing/reseal.ts';
import { UserError } from './kernel/user-error.ts';

const DONE = `
Nothing is sealed with the other secret any more. Take BALCAO_OTHER_SECRET away from every server; whom they registered
until then is indexed by both, which running this once more, with both, ends.
`;

// Seals everything with BALCAO_SECRET that BALCAO_OTHER_SECRET has sealed, while servers that know both go on.
await runCommand('reseal', async ({ config, database, platform: { db } }) => {
  const other = config.otherSecret;
  if (other === undefined)
    throw new UserError('BALCAO_OTHER_SECRET: needed, the secret that everything was sealed with.');
  let last = '';
  const onProgress = ({ table, rows, resealed, unreadable }: ResealProgress) => {
    if (last !== '' && last !== table) process.stdout.write('\n');
    last = table;
    const said = `${table.padEnd(20)} ${rows} rows, ${resealed} sealed again`;
    process.stdout.write(`\r${said}${unreadable > 0 ? `, ${unreadable} of neither secret` : ''}`);
  };
  await reseal({ db, current: database.secret, other, tables: sealedTables, onProgress });
  process.stdout.write(DONE);
  return 0;
});

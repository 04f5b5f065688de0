import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { auditFragments } from '../kernel/audit/audit.ts';
import { sealAudit } from '../kernel/audit/chain.ts';
import { guardedWrite } from '../kernel/db/guarded-write.ts';
import { newId } from '../kernel/ids.ts';
import { checkBooks } from './check-books.ts';
import { prepareDatabase } from '../testing/prepare-counter.ts';

const database = prepareDatabase(2);

const chains = async () => (await checkBooks(database.db)).find(({ id }) => id === 'I15');

async function sealedChain(): Promise<string> {
  const retailerId = newId();
  const door = { kind: 'system', name: 'sign-in', retailerId, zone: 'America/Manaus' } as const;
  const note = { action: 'session.opened', subject: newId(), operatorId: newId() } as const;
  for (let n = 0; n < 3; n += 1) await guardedWrite(database.db, auditFragments(door, note, new Date()));
  await sealAudit(database.db);
  return retailerId;
}

test('I15 names each retailer whose chain is broken, and where, even when nothing is left of it', async () => {
  const [whole, cut, gone] = [await sealedChain(), await sealedChain(), await sealedChain()];
  expect(await chains()).toMatchObject({ count: 0, examples: [] });
  await sql`delete from audit_entries where retailer_id = ${cut}::uuid and position = 3`.execute(database.db);
  await sql`delete from audit_entries where retailer_id = ${gone}::uuid`.execute(database.db);
  const finding = await chains();
  expect(finding?.count).toBe(2);
  expect(new Set(finding?.examples)).toEqual(new Set([`${cut} at position 3`, `${gone} at position 1`]));
  expect(finding?.examples.join(' ')).not.toContain(whole);
});

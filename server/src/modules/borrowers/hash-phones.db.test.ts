import { expect, test } from 'vitest';
import { rowsOf } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { hashPhones, PHONE_HASH } from './own-data.ts';
import { givenBorrower } from './testing.ts';

const { database, platform } = prepareCounter();

test('phones that were written without a hash get one, which finds them', async () => {
  const { id } = await givenBorrower(platform, { phone: '+5592912345678' });
  await givenBorrower(platform, { phone: null });
  await sql`update borrowers set phone_hash = null`.execute(database.db);
  await hashPhones(platform);
  const rows = await rowsOf(
    database.db,
    sql<{ id: string; hash: string }>`select id, phone_hash as hash from borrowers where phone_hash is not null`,
  );
  expect(rows).toEqual([{ id, hash: platform.secrets.hash(PHONE_HASH, '+5592912345678') }]);
});

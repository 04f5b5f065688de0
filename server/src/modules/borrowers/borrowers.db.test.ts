import { sql } from '../../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { GuardMissed } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import { borrowerFact, type BorrowerFact, cpfOf, grantFact, phoneOf, requireGrant } from './index.ts';
import { givenBorrower } from './testing.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';

const { database, platform, clock } = prepareCounter({ at: '2026-11-21T14:00:00Z' });

async function factOf(borrowerId: string): Promise<BorrowerFact | null> {
  const result = await sql<{ fact: BorrowerFact | null }>`select ${borrowerFact(borrowerId)} as fact`.execute(
    database.db,
  );
  return result.rows[0]?.fact ?? null;
}

test('the fact carries everything other modules decide on, with CPF and phone sealed', async () => {
  const { id, cpf } = await givenBorrower(platform, {
    isHighRecurrence: true,
    billDueDay: 15,
    isPurchaseDisabled: true,
  });
  const fact = await factOf(id);
  expect(fact).toMatchObject({
    id,
    status: 'APPROVED',
    isPhoneVerified: true,
    isPurchaseDisabled: true,
    isHighRecurrence: true,
    billDueDay: 15,
  });
  if (!fact) throw new Error('no fact');
  expect(cpfOf(platform.secrets, fact)).toBe(cpf);
  expect(phoneOf(platform.secrets, fact)).toBe('+5592988887777');
  expect(phoneOf(platform.secrets, { phoneSealed: null })).toBeNull();
  expect(JSON.stringify(fact)).not.toContain(cpf);
});

test('nobody is null', async () => {
  expect(await factOf(newId())).toBeNull();
});

test.each(['b', 'g', 'found', 'borrowers', 'lookup_grants'])(
  'facts stand in a query over a column of alias %s',
  async (alias) => {
    const { id } = await givenBorrower(platform);
    const nobody = { retailerId: newId(), operatorId: newId() };
    const column = sql.ref(`${alias}.borrower_id`);
    const result = await sql<{ name: string; granted: boolean }>`
    select (${borrowerFact(column)}) ->> 'name' as name, ${grantFact(nobody, column, clock.now())} as granted
    from borrower_documents ${sql.id(alias)} where ${column} = ${id}::uuid`.execute(database.db);
    expect(result.rows).toEqual([{ name: 'Conceição Araújo', granted: false }]);
  },
);

test('a CPF belongs to one borrower; the second writes nothing', async () => {
  const { cpf } = await givenBorrower(platform);
  const id = newId();
  await expect(givenBorrower(platform, { id, cpf })).rejects.toEqual(new GuardMissed('borrower_document'));
  expect(await factOf(id)).toBeNull();
});

test('nothing stored says the CPF, phone or e-mail', async () => {
  const { id, cpf } = await givenBorrower(platform);
  const rows = await sql<{ row: string }>`
    select b::text || d::text as row from borrowers b join borrower_documents d on d.borrower_id = b.id where b.id = ${id}::uuid`.execute(
    database.db,
  );
  expect(rows.rows[0]?.row).not.toMatch(new RegExp(`${cpf}|988887777|correio`));
});

test('requireGrant refuses without an open lookup', async () => {
  const { id } = await givenBorrower(platform);
  const asking = requireGrant(database.db, { retailerId: newId(), operatorId: newId() }, id, clock.now());
  await expectRefusal(asking, 'BORROWER_NOT_FOUND');
});

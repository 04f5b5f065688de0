import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { expectBooksHold } from '../../testing/books.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { deskOf, givenColleague } from '../payments/testing/desk.ts';
import { arrive, givenBilled, givenBoleto } from './testing.ts';

const { database, platform, clock, shop } = prepareCounter();

/** The payment that a boleto brought. */
async function paymentOf(nossoNumero: string): Promise<string> {
  const found = await sql<{ id: string }>`
    select payment_id as id from boleto_payments where nosso_numero = ${nossoNumero}`.execute(database.db);
  return found.rows[0]?.id ?? '';
}

// The random months of the model found both.
test("a boleto's payment that is taken back goes back from the bank, credited or not, and breaks no rule", async () => {
  const { boleto, contractId, value } = await givenBilled(platform, shop);
  clock.set(`${boleto.dueDate}T15:00:00Z`);
  await arrive(platform, { nossoNumero: boleto.nossoNumero, value });
  const paid = await paymentOf(boleto.nossoNumero);
  await deskOf(platform, shop).undo(paid, { by: await givenColleague(platform, shop) });
  const open =
    await sql`select 1 from installments where contract_id = ${contractId}::uuid and status = 'OPEN'`.execute(
      database.db,
    );
  expect(open.rows).toHaveLength(3);
  const moved = await sql<{ account: string; cents: number }>`
    select l.account, sum(l.amount_cents)::bigint as cents from journal_lines l
    join journal_entries e on e.borrower_id = l.borrower_id and e.id = l.entry_id
    where e.subject_id = ${paid}::uuid and l.account in ('cash_at_bank', 'boletos_to_credit')
    group by l.account order by l.account`.execute(database.db);
  expect(moved.rows).toEqual([
    { account: 'boletos_to_credit', cents: 0 },
    { account: 'cash_at_bank', cents: 0 },
  ]);
  await expectBooksHold(database.db);
});

test.each(['ABSORB', 'CHARGE'])(
  'an overdue boleto that is paid before its own due date owes IOF up to the day it was paid, %s',
  async (lateIof) => {
    await sql`update policy_documents set document = document || ${JSON.stringify({ lateIof })}::jsonb where kind = 'lending-rule'`.execute(
      database.db,
    );
    clock.set('2027-03-01T15:00:00Z');
    const { borrowerId } = await givenBilled(platform, shop);
    // A Saturday: what is due on the 1st of April asks for Monday.
    clock.set('2027-04-10T15:00:00Z');
    const boleto = await givenBoleto(platform, shop, borrowerId);
    expect(boleto.dueDate).toBe('2027-04-12');
    expect(await arrive(platform, { nossoNumero: boleto.nossoNumero, value: boleto.value })).toMatchObject({
      outcome: 'PAID',
    });
    const { rows } = await sql<{ days: number }>`
      select round((t.late_iof_cents + coalesce(t.late_iof_absorbed_cents, 0)) / (t.principal_cents * 0.000082))::int as days
      from payment_items t where t.payment_id = ${await paymentOf(boleto.nossoNumero)}::uuid and t.kind = 'INSTALLMENT'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ days: 9 }]);
    await expectBooksHold(database.db);
  },
);

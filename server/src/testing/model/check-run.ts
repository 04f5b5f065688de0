import { sql } from '../../kernel/db/sql.ts';
import { checkBooks } from '../../invariants/check-books.ts';
import { sealAudit } from '../../kernel/audit/chain.ts';
import { checkCredits } from './bonus-credits.ts';
import type { Customer, Model } from './model.ts';
import type { Till } from './till.ts';

interface Kept {
  limit: { total: number; used: number } | null;
  installments: string[];
  fees: string[];
  paid: number;
  coupons: number;
}

/** What the database keeps of a customer, in the words of the model. */
async function keptOf(till: Till, { id }: Customer): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select
      (select jsonb_build_object('total', total_cents, 'used', used_cents) from credit_limits where borrower_id = b.id) as "limit",
      (select coalesce(jsonb_agg(concat_ws(' ', contract_id, number, status, settled_cents, settled_limit_cents)), '[]'::jsonb)
       from installments where borrower_id = b.id) as installments,
      (select coalesce(jsonb_agg(concat_ws(' ', contract_id, amount_cents, status)), '[]'::jsonb) from fees where borrower_id = b.id) as fees,
      (select coalesce(sum(total_cents), 0) from payments p where p.borrower_id = b.id and not exists (
        select 1 from payment_undos u where u.borrower_id = p.borrower_id and u.payment_id = p.id))::bigint as paid,
      (select count(*) from coupons where borrower_id = b.id and contract_id is not null) as coupons
    from (select ${id}::uuid as id) b`.execute(till.world.db);
  return rows[0];
}

function compare(till: Till, customer: Customer, kept: Kept | undefined): void {
  const { model } = till;
  const name = customer.name;
  till.same(`limit of ${name}`, [kept?.limit?.total, kept?.limit?.used], [customer.limit?.total, customer.limit?.used]);
  const rows = model
    .installmentsOf(customer)
    .map((row) => `${row.contractId} ${row.number} ${row.state} ${row.settled} ${row.settledLimit}`);
  till.same(`installments of ${name}`, kept?.installments.toSorted(), rows.toSorted());
  const fees = customer.fees.map(({ contractId, cents, state }) => `${contractId} ${cents} ${state}`);
  till.same(`fees of ${name}`, kept?.fees.toSorted(), fees.toSorted());
  const paid = paidBy(model, customer);
  till.same(`money received from ${name}`, kept?.paid, paid);
  till.same(`used coupons of ${name}`, kept?.coupons, customer.coupons.filter(({ usedOn }) => usedOn !== null).length);
}

function paidBy(model: Model, customer: Customer): number {
  const standing = model.payments.filter((one) => one.customer === customer && !one.isUndone);
  return standing.reduce((sum, { total }) => sum + total, 0);
}

/** After a run: every invariant of the books, and the database as the model says. */
export async function checkRun(till: Till): Promise<void> {
  const { db } = till.world;
  for (const customer of till.model.customers) {
    compare(till, customer, await keptOf(till, customer));
    await checkCredits(till, customer);
  }
  const failed = await sql<{
    error: string;
  }>`select last_error as error from jobs where last_error is not null`.execute(db);
  till.same('jobs that failed', failed.rows, []);
  while ((await sealAudit(db)) > 0);
  const broken = (await checkBooks(db)).filter(({ count }) => count > 0);
  till.same(
    'broken invariants',
    broken.map(({ id, says, examples }) => ({ id, says, examples })),
    [],
  );
}

import { sql } from '../../../kernel/db/sql.ts';
import type { Till } from '../till.ts';
import type { Billing, Cash, Receipt } from './billings.ts';

/** Takes over what the books say tills took for the provider, but for what the model has already. */
export async function collectCash({ world, model }: Till): Promise<void> {
  const { rows } = await sql<Omit<Cash, 'billing'>>`
    select e.id, e.posted_on::text as "on", sum(l.amount_cents)::bigint as cents from journal_entries e
    join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'cash_at_retailer'
    group by e.borrower_id, e.id order by e.posted_on, e.id`.execute(world.db);
  const { cash } = model.lender.billings;
  const known = new Set(cash.map(({ id }) => id));
  for (const row of rows) if (!known.has(row.id)) cash.push(Object.assign(row, { billing: null }));
}

/** Billings that were made get the ids and numbers that the product gave them. */
export async function nameBillings({ world }: Till, made: readonly Billing[]): Promise<void> {
  for (const billing of made) {
    const { rows } = await sql<{ id: string; nossoNumero: string }>`
      select b.id, i.nosso_numero as "nossoNumero" from billings b
      join billing_invoices i on i.retailer_id = b.retailer_id and i.billing_id = b.id and i.number = 1
      where b.end_date = ${billing.end}::date`.execute(world.db);
    const [found, ...others] = rows;
    const [invoice] = billing.invoices;
    if (!found || !invoice || others.length > 0)
      throw new Error(`the week to ${billing.end} has ${rows.length} billings`);
    billing.id = found.id;
    invoice.nossoNumero = found.nossoNumero;
  }
}

const lineOf = ({ id, end, cents, paid, paidFine, paidMora, state, invoices }: Billing) =>
  [
    [id, end, cents, paid, paidFine, paidMora, state].join(' '),
    ...invoices.map((one) => [one.nossoNumero, one.cents, one.fine, one.mora, one.due, one.state].join(' ')),
  ].join('; ');
const receiptLine = ({ ref, cents, fine, mora, base, waiting, outcome }: Receipt) =>
  [ref, cents, fine, mora, base, waiting, outcome].join(' ');

/** Expects billings, their boletos and what came for them to be the model's. */
export async function checkBillings(till: Till): Promise<void> {
  const { billings } = till.model.lender;
  const found = await sql<{ billings: string[]; receipts: string[] }>`
    select (select coalesce(jsonb_agg(concat_ws(' ', b.id, b.end_date, b.amount_cents, b.paid_cents, b.paid_fine_cents, b.paid_mora_cents, b.status)
        || '; ' || (select string_agg(concat_ws(' ', i.nosso_numero, i.value_cents, i.fine_cents, i.mora_cents, i.due_on,
            case when i.status = 'REGISTERING' then 'OPEN' else i.status end), '; ' order by i.number)
          from billing_invoices i where i.retailer_id = b.retailer_id and i.billing_id = b.id)), '[]'::jsonb) from billings b) as billings,
      (select coalesce(jsonb_agg(concat_ws(' ', payment_ref, value_cents, fine_cents, mora_cents, base_cents, waiting_cents, outcome)), '[]'::jsonb)
        from billing_receipts) as receipts`.execute(till.world.db);
  till.same('billings', found.rows[0]?.billings.toSorted(), billings.list.map(lineOf).toSorted());
  till.same(
    'what came for billings',
    found.rows[0]?.receipts.toSorted(),
    billings.receipts.map(receiptLine).toSorted(),
  );
}

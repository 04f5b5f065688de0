import { sql } from '../../../../kernel/db/sql.ts';
import type { Charge, Customer, Model, ShownDebts } from '../../model.ts';
import { openOf } from '../../settle.ts';
import type { Till } from '../../till.ts';

/** Keeps what the counter was shown of a customer's installments. */
export function keepShown(model: Model, customer: Customer, due: ReadonlyMap<string, number>): ShownDebts {
  const rows = new Map(model.installmentsOf(customer).map((row) => [row.id, JSON.stringify(row)]));
  return { at: model.now, due, rows, payments: model.payments.length };
}

/** Whether money of the customer came in since: it may have paid charges alone, of which the model keeps no account. */
const isPaidSince = (model: Model, { customer }: Charge, { payments }: ShownDebts) =>
  model.payments.slice(payments).some((one) => one.customer === customer && !one.isUndone);

/**
 * Whether what is carried of late charges may have changed unseen: of what is next in a contract, counted already, by money
 * or by an agreement that came and went since the charge.
 */
export function isDoubtful(model: Model, charge: Charge): boolean {
  const { shown } = charge;
  const next = charge.contracts.flatMap((one) => openOf(one).slice(0, 1)).filter(({ isCounted }) => isCounted);
  return next.some(
    (row) => shown === null || isPaidSince(model, charge, shown) || shown.rows.get(row.id) !== JSON.stringify(row),
  );
}

/**
 * What installments that nobody touched since the charge cost on its day: what a Pix of that day pays of them, however
 * late the bank tells it, and whatever became late or was received meanwhile.
 */
export function pricesOf(model: Model, charge: Charge): ReadonlyMap<string, number> {
  const { shown } = charge;
  if (!shown) return new Map();
  const isPaid = isPaidSince(model, charge, shown);
  const untouched = charge.contracts.flatMap((contract) => {
    const [next] = openOf(contract);
    return openOf(contract).filter(
      (row) => !(isPaid && row === next) && !row.isAgreed && shown.rows.get(row.id) === JSON.stringify(row),
    );
  });
  return new Map(untouched.flatMap(({ id }) => (shown.due.has(id) ? [[id, shown.due.get(id) ?? 0]] : [])));
}

/** Expects what a payment paid whole at its price. */
export async function samePrices(till: Till, paymentId: string, prices: ReadonlyMap<string, number>): Promise<void> {
  const { rows } = await sql<{ id: string; paid: number }>`
    select installment_id as id, paid_cents as paid from payment_items
    where payment_id = ${paymentId}::uuid and installment_id is not null and not is_partial`.execute(till.world.db);
  for (const { id, paid } of rows) {
    if (prices.has(id)) till.same('what a Pix of the day of its charge paid of an installment', paid, prices.get(id));
  }
}

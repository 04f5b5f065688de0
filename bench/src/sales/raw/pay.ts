import { newId } from '../../../../server/src/kernel/ids.ts';
import { statement, type Step, transact } from '../client.ts';
import type { RawAct } from './act.ts';
import { traces } from './traces.ts';

const limit = statement(
  'pay-limit',
  `update credit_limits set used_cents = used_cents - $2, version = version + 1 where borrower_id = $1 and used_cents >= $2`,
);
const installment = statement(
  'pay-installment',
  `update installments set status = 'PAID', paid_on = $3, payment_id = $4 where borrower_id = $1 and id = $2 and status = 'OPEN'`,
);
const fee = statement(
  'pay-fee',
  `update fees set status = 'PAID', payment_id = $3 where borrower_id = $1 and id = $2 and status = 'OPEN'`,
);
const payment = statement(
  'payment',
  `insert into payments (borrower_id, id, retailer_id, store_id, operator_id, method, total_cents, paid_at, paid_on)
   values ($1, $2, $3, $4, $5, 'STORE_CASH', $6, $7, $8)`,
);
const items = statement(
  'payment-items',
  `insert into payment_items (borrower_id, payment_id, contract_id, id, kind, installment_id, fee_id, face_cents, discount_cents, paid_cents,
     principal_cents, interest_cents, limit_cents)
   select $1, $2, $3, * from unnest($4::uuid[], $5::text[], $6::uuid[], $7::uuid[], $8::bigint[], $9::bigint[], $10::bigint[],
     $11::bigint[], $12::bigint[], $13::bigint[])`,
);

/** A payment of the first installment and the fee as plain SQL: the rows the product writes, without its reads. */
export const rawPay: RawAct = ({ client, shop, rows, on }, item, reads) => {
  const { borrowerId, contractId, installmentId, feeId } = item;
  const at = new Date();
  const paymentId = newId();
  const { retailerId, storeId, actor } = shop;
  const columns = [
    rows.items.map(() => newId()),
    rows.items.map((one) => one.kind),
    rows.items.map((one) => (one.kind === 'INSTALLMENT' ? installmentId : null)),
    rows.items.map((one) => (one.kind === 'FEE' ? feeId : null)),
    rows.items.map((one) => one.face_cents),
    rows.items.map((one) => one.discount_cents),
    rows.items.map((one) => one.paid_cents),
    rows.items.map((one) => one.principal_cents),
    rows.items.map((one) => one.interest_cents),
    rows.items.map((one) => one.limit_cents),
  ];
  const steps: Step[] = [
    [limit, [borrowerId, rows.installments[0]?.limit_cents]],
    [installment, [borrowerId, installmentId, on, paymentId]],
    [fee, [borrowerId, feeId, paymentId]],
    [payment, [borrowerId, paymentId, retailerId, storeId, actor.operatorId, rows.amountCents, at, on]],
    [items, [borrowerId, paymentId, contractId, ...columns]],
    ...traces({ shop, rows, borrowerId, subjectId: paymentId, event: 'PAYMENT', route: 'POST /raw/pay', at, on }),
  ];
  return transact(client, steps, reads);
};

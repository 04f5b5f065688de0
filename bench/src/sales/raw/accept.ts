import { newId } from '../../../../server/src/kernel/ids.ts';
import { statement, type Step, transact } from '../client.ts';
import type { RawAct } from './act.ts';
import { traces } from './traces.ts';

const limit = statement(
  'limit',
  `update credit_limits set used_cents = used_cents + $2, version = version + 1
   where borrower_id = $1 and used_cents + $2 <= total_cents`,
);
const contract = statement(
  'contract',
  `update contracts set status = 'ACCEPTED', accepted_proposal_id = $3, accepted_at = $4, accepted_on = $5
   where borrower_id = $1 and id = $2 and status = 'OFFERED' and valid_until > $4`,
);
const verification = statement(
  'verification',
  `update purchase_verifications set used_at = $3
   where borrower_id = $1 and proposal_id = $2 and status = 'APPROVED' and used_at is null and usable_until > $3`,
);
const installments = statement(
  'installments',
  `insert into installments (borrower_id, contract_id, retailer_id, status, id, number, due_on, amount_cents, principal_cents,
     interest_cents, limit_cents)
   select $1, $2, $3, 'OPEN', * from unnest($4::uuid[], $5::int[], $6::date[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[])`,
);
const fee = statement(
  'fee',
  `insert into fees (borrower_id, id, contract_id, retailer_id, amount_cents, status) values ($1, $2, $3, $4, $5, 'OPEN')`,
);

const change = statement(
  'change',
  `insert into sale_changes (retailer_id, id, borrower_id, contract_id, changed_at) values ($1, $2, $3, $4, $5)`,
);

/** A sale as plain SQL: the rows the product writes, without its reads and decisions. */
export const rawAccept: RawAct = ({ client, shop, rows, on }, item, reads) => {
  const { borrowerId, contractId, proposalId } = item;
  const at = new Date();
  const opened = rows.installments;
  const columns = [
    opened.map(() => newId()),
    opened.map((one) => one.number),
    opened.map((one) => one.due_on),
    opened.map((one) => one.amount_cents),
    opened.map((one) => one.principal_cents),
    opened.map((one) => one.interest_cents),
    opened.map((one) => one.limit_cents),
  ];
  const steps: Step[] = [
    [limit, [borrowerId, rows.amountCents]],
    [contract, [borrowerId, contractId, proposalId, at, on]],
    [verification, [borrowerId, proposalId, at]],
    [installments, [borrowerId, contractId, shop.retailerId, ...columns]],
    [fee, [borrowerId, newId(), contractId, shop.retailerId, rows.feeCents]],
    [change, [shop.retailerId, newId(), borrowerId, contractId, at]],
    ...traces({
      shop,
      rows,
      borrowerId,
      subjectId: contractId,
      event: 'ORIGINATION',
      route: 'POST /raw/accept',
      at,
      on,
    }),
  ];
  return transact(client, steps, reads);
};

import type { Shop } from '../../../../server/src/testing/shop.ts';
import type { Act } from '../bench-sales.ts';
import { statement, type Step } from '../client.ts';
import type { Item } from '../stock.ts';

const session = statement('session', 'select * from sessions where token_hash = $1 and revoked_at is null');
const operator = statement('operator', 'select * from operators where retailer_id = $1 and id = $2');
const retailer = statement('retailer', 'select * from retailers where id = $1');
const store = statement('store', 'select * from stores where retailer_id = $1 and id = $2');
const configuration = statement(
  'configuration',
  'select document from configurations where (retailer_id is null or retailer_id = $1) and (store_id is null or store_id = $2)',
);
const borrower = statement('borrower', 'select * from borrowers where id = $1');
const limit = statement('limit-read', 'select * from credit_limits where borrower_id = $1');
const contract = statement('contract-read', 'select * from contracts where borrower_id = $1 and id = $2');
const proposal = statement('proposal', 'select * from proposals where borrower_id = $1 and id = $2');
const grant = statement(
  'grant',
  'select expires_at from lookup_grants where retailer_id = $1 and operator_id = $2 and borrower_id = $3',
);
const verification = statement('verification-read', 'select * from purchase_verifications where proposal_id = $1');
const owed = statement(
  'owed',
  `select id, due_on, renegotiation_id from installments where borrower_id = $1 and status = 'OPEN'`,
);
const agreements = statement(
  'agreements',
  `select id from renegotiations where borrower_id = $1 and status = 'ACTIVE'`,
);
const incentives = statement(
  'incentives',
  `select * from policy_documents where kind = 'incentive-rule' and (retailer_id is null or retailer_id = $1) and (store_id is null or store_id = $2)`,
);
const installments = statement(
  'installments-read',
  'select * from installments where borrower_id = $1 and contract_id = $2 order by number',
);
const fees = statement('fees', `select * from fees where borrower_id = $1 and status = 'OPEN'`);

/** What a sale or payment is decided on, one statement a table: who asks, where, and how the customer stands. */
export function readsOf(act: Act, { retailerId, storeId, actor }: Shop, tokenHash: string, item: Item): Step[] {
  const { borrowerId, contractId, proposalId } = item;
  const { operatorId } = actor;
  const both: Step[] = [
    [session, [tokenHash]],
    [operator, [retailerId, operatorId]],
    [retailer, [retailerId]],
    [store, [retailerId, storeId]],
    [configuration, [retailerId, storeId]],
    [borrower, [borrowerId]],
    [limit, [borrowerId]],
    [contract, [borrowerId, contractId]],
    [proposal, [borrowerId, proposalId]],
  ];
  const ofAct: Record<Act, Step[]> = {
    accept: [
      [verification, [proposalId]],
      [owed, [borrowerId]],
      [agreements, [borrowerId]],
      [incentives, [retailerId, storeId]],
    ],
    pay: [
      [grant, [retailerId, operatorId, borrowerId]],
      [installments, [borrowerId, contractId]],
      [fees, [borrowerId]],
    ],
  };
  return [...both, ...ofAct[act]];
}

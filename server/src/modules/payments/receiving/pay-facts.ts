import type { ErrorCode } from '@balcao/contract';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import type { Lock } from '../../../kernel/act/lock.ts';
import type { Asker } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { cast, known, rowOf, select, withParts } from '../../../kernel/db/select.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact, grantFact } from '../../borrowers/index.ts';
import { borrowerLock, limitFact, type LimitFact } from '../../credit/index.ts';
import { checkStore, storeFact, type StoreFact } from '../../retailers/index.ts';
import { installmentsFact, unpaidFeesFact } from '../facts.ts';
import type { FeeRow, InstallmentRow } from '../tables.ts';

/** What a payment is decided on. */
export interface PayFacts {
  borrowerId: string;
  grant: boolean;
  borrower: BorrowerFact;
  store: StoreFact | null;
  limit: LimitFact | null;
  /** All installments of the contracts concerned, in any state, by contract and number. */
  installments: InstallmentRow[];
  /** All unpaid fees of the borrower. */
  fees: FeeRow[];
}

/** What is paid where. */
export interface PayRead {
  storeId: string;
  /** Query of `borrower_id` and `contract_id`: the contracts concerned. Those of the first borrower count. */
  contracts: Template;
}

const payer = cast('uuid', sql`payer.id`);

/** Everything a payment at a store is decided on, in one read; undefined when there are no such contracts. */
export function readPayFacts(
  db: Db | Tx,
  asker: Asker,
  { storeId, contracts }: PayRead,
  now: Date,
): Promise<PayFacts | undefined> {
  const ofContracts = sql`i.borrower_id = payer.id and i.contract_id in (select contract_id from asked)`;
  const facts = {
    borrowerId: payer,
    grant: grantFact(asker, payer, now),
    borrower: known(borrowerFact(payer)),
    store: storeFact(asker.retailerId, storeId),
    limit: limitFact(payer),
    fees: unpaidFeesFact(payer),
    installments: installmentsFact(ofContracts),
  };
  const asked = sql`asked as materialized (${contracts}), payer as (select borrower_id as id from asked limit 1)`;
  return rowOf(db, withParts(asked, select(facts, sql`from payer`)));
}

/** The customer may be paid for. @throws Refusal `notFound`. */
export function checkDebtor<Facts extends PayFacts>(facts: Facts | undefined, notFound: ErrorCode) {
  if (!facts?.grant || !facts.limit || facts.installments.length === 0) refuse(notFound);
  return { facts, limit: facts.limit };
}

/**
 * The customer and the store may be paid for and at.
 * @throws Refusal `notFound`, STORE_NOT_FOUND, DEACTIVATED_STORE, STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS.
 */
export function checkPayer<Facts extends PayFacts>(found: Facts | undefined, notFound: ErrorCode) {
  const { facts, limit } = checkDebtor(found, notFound);
  const store = checkStore(facts.store);
  if (!store.canReceivePayments) refuse('STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS');
  return { facts, limit, store };
}

/** The lock of a payment: the limit row of whom these contracts (a query as in {@link PayRead}) are of. */
export function payerLock(db: Db, contracts: Template): Lock {
  return borrowerLock(async () => {
    const query = select({ id: cast('uuid', sql`asked.borrower_id`) }, sql`from (${contracts}) asked limit 1`);
    return (await rowOf(db, query))?.id ?? null;
  });
}

import { sql } from '../../kernel/db/sql.ts';
import type { Asker } from '../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { refuse } from '../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact, grantFact } from '../borrowers/index.ts';
import { limitFact, type LimitFact } from '../credit/index.ts';
import { storeFact, type StoreFact } from '../retailers/index.ts';
import type { InstallmentRow } from '../payments/index.ts';
import { agreementCodeFact, openInstallmentsFact, renegotiationFact } from './facts.ts';
import { type AgreementCodeFact, type AgreementOption, type RenegotiationFact, renegotiations } from './tables.ts';

export interface OfferFacts {
  agreement: RenegotiationFact;
  option: AgreementOption;
  code: AgreementCodeFact | null;
  borrower: BorrowerFact;
  store: StoreFact | null;
  limit: LimitFact | null;
  installments: InstallmentRow[];
}

/**
 * An offer of the operator's retailer that can still be accepted, with the option asked for.
 * @throws Refusal RENEGOTIATION_NOT_FOUND for an unknown or foreign id, an unknown option, or without a lookup of the
 * customer; RENEGOTIATION_ALREADY_ACCEPTED; RENEGOTIATION_OFFER_EXPIRED.
 */
export async function readOffer(
  db: Db | Tx,
  asker: Asker,
  ask: { renegotiationId: string; optionId: string; storeId?: string },
  now: Date,
): Promise<OfferFacts> {
  const borrowerId = sql.ref('r.borrower_id');
  const shape = {
    isGranted: grantFact(asker, borrowerId, now),
    agreement: renegotiationFact,
    code: agreementCodeFact(borrowerId, sql.ref('r.id')),
    borrower: borrowerFact(borrowerId),
    store: storeFact(asker.retailerId, ask.storeId ?? sql.ref('r.store_id')),
    limit: limitFact(borrowerId),
    installments: openInstallmentsFact(borrowerId, asker.retailerId, sql.ref('r.contract_ids')),
  };
  const own = sql`r.id = ${ask.renegotiationId}::uuid and r.retailer_id = ${asker.retailerId}::uuid`;
  const facts = await rowOf(db, select(shape, sql`from ${renegotiations.sql} r where ${own}`));
  const option = facts?.agreement?.options.find((one) => one.id === ask.optionId);
  if (!facts?.isGranted || !facts.agreement || !facts.borrower || !option) refuse('RENEGOTIATION_NOT_FOUND');
  const { agreement, borrower } = facts;
  const { status, validUntil } = agreement;
  if (status !== 'OFFERED' && status !== 'EXPIRED') refuse('RENEGOTIATION_ALREADY_ACCEPTED');
  if (status === 'EXPIRED' || new Date(validUntil) <= now) refuse('RENEGOTIATION_OFFER_EXPIRED');
  return { ...facts, agreement, borrower, option };
}

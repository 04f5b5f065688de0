import { sql } from 'kysely';
import type { Actor } from '../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact, grantFact } from '../borrowers/index.ts';
import { limitFact, type LimitFact } from '../credit/index.ts';
import { storeFact, type StoreFact } from '../retailers/index.ts';
import type { InstallmentRow } from '../payments/index.ts';
import { openInstallmentsFact, renegotiationCodeFact, renegotiationJson } from './facts.ts';
import type { AgreementOption, RenegotiationCodeRow, RenegotiationRow } from './tables.ts';

interface Facts {
  grant: boolean;
  agreement: RenegotiationRow;
  code: RenegotiationCodeRow | null;
  borrower: BorrowerFact;
  store: StoreFact | null;
  limit: LimitFact | null;
  installments: InstallmentRow[];
}

export type OfferFacts = Facts & { option: AgreementOption };

/**
 * An offer of the operator's retailer that can still be accepted, with the option asked for.
 * @throws Refusal RENEGOTIATION_NOT_FOUND for an unknown or foreign id, an unknown option, or without a lookup of the
 * customer; RENEGOTIATION_ALREADY_ACCEPTED; RENEGOTIATION_OFFER_EXPIRED.
 */
export async function readOffer(
  db: Db | Tx,
  actor: Actor,
  ask: { renegotiationId: string; optionId: string; storeId?: string },
  now: Date,
): Promise<OfferFacts> {
  const borrower = sql.ref('r.borrower_id');
  const result = await sql<Facts>`
    select ${grantFact(actor, borrower, now)} as grant, ${renegotiationJson} as agreement,
      ${renegotiationCodeFact(borrower, sql.ref('r.id'))} as code, ${borrowerFact(borrower)} as borrower,
      ${storeFact(actor.retailerId, ask.storeId ?? sql.ref('r.store_id'))} as store, ${limitFact(borrower)} as "limit",
      ${openInstallmentsFact(borrower, actor.retailerId, sql.ref('r.contract_ids'))} as installments
    from renegotiations r where r.id = ${ask.renegotiationId}::uuid and r.retailer_id = ${actor.retailerId}::uuid`.execute(
    db,
  );
  const [facts] = result.rows;
  const option = facts?.agreement.options.find((one) => one.id === ask.optionId);
  if (!facts?.grant || !option) refuse('RENEGOTIATION_NOT_FOUND');
  const { status, validUntil } = facts.agreement;
  if (status !== 'OFFERED' && status !== 'EXPIRED') refuse('RENEGOTIATION_ALREADY_ACCEPTED');
  if (status === 'EXPIRED' || new Date(validUntil) <= now) refuse('RENEGOTIATION_OFFER_EXPIRED');
  return { ...facts, option };
}

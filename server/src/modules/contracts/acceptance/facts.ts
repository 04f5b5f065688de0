import type { CivilDate } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact } from '../../borrowers/index.ts';
import {
  type ArrearsFact,
  arrearsFact,
  couponFact,
  type CouponFact,
  evaluationFact,
  type EvaluationFact,
  incentiveFact,
  type IncentiveRule,
  limitFact,
  type LimitFact,
} from '../../credit/index.ts';
import { storeFact, type StoreFact } from '../../retailers/index.ts';
import type { ContractsPorts, DeviceFact } from '../ports.ts';
import type { Offer } from '../offer/find-offer.ts';
import { contractJson, proposalJson, verificationFact } from '../views.ts';

/** Everything an acceptance is decided on, read at once. */
export interface AcceptanceFacts extends Offer {
  limit: LimitFact | null;
  arrears: ArrearsFact;
  hasInstallments: boolean;
  /** Each null when the offer has none. */
  coupon: CouponFact | null;
  evaluation: EvaluationFact | null;
  device: DeviceFact | null;
  /** Rule by which the operator earns; null when none is in force. */
  incentive: IncentiveRule | null;
}

/** Facts that passed every check. */
export type AcceptedSale = AcceptanceFacts & { limit: LimitFact; store: StoreFact };

/** A fact that only some offers have: looked up when its column says so. */
const when = <T>(column: string, fact: RawBuilder<T>) => sql`case when ${sql.ref(column)} is not null then ${fact} end`;

/** @throws Refusal PROPOSAL_NOT_FOUND, also for another retailer's. */
export async function readAcceptanceFacts(
  db: Db | Tx,
  ports: ContractsPorts,
  actor: Actor,
  proposalId: string,
  today: CivilDate,
): Promise<AcceptanceFacts> {
  const borrower = sql.ref('p.borrower_id');
  const place = { retailerId: sql.ref('c.retailer_id'), storeId: sql.ref('c.store_id') };
  const result = await sql<AcceptanceFacts>`
    select ${proposalJson} as proposal, ${contractJson} as contract,
      ${verificationFact(borrower, sql.ref('p.id'))} as verification,
      ${borrowerFact(borrower)} as borrower,
      ${storeFact(place.retailerId, place.storeId)} as store,
      ${limitFact(borrower)} as "limit",
      ${arrearsFact(ports, borrower, today)} as arrears,
      ${ports.hasInstallmentsFact(borrower, sql.ref('c.id'))} as "hasInstallments",
      ${when('c.coupon_id', couponFact(borrower, sql.ref('c.coupon_id'), place))} as coupon,
      ${when('c.evaluation_id', evaluationFact(borrower, sql.ref('c.evaluation_id')))} as evaluation,
      ${when('c.product_id', ports.devices.deviceFact(borrower, sql.ref('c.id')))} as device,
      ${incentiveFact(place, today, 'SALE')} as incentive
    from proposals p join contracts c on c.borrower_id = p.borrower_id and c.id = p.contract_id
    where p.id = ${proposalId}::uuid and c.retailer_id = ${actor.retailerId}::uuid`.execute(db);
  return result.rows[0] ?? refuse('PROPOSAL_NOT_FOUND');
}

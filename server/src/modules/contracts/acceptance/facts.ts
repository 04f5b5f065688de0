import type { CivilDate } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowOf, select, when } from '../../../kernel/db/select.ts';
import { refuse } from '../../../kernel/refusal.ts';
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
import type { StoreFact } from '../../retailers/index.ts';
import type { ContractsPorts, DeviceFact } from '../ports.ts';
import { type Offer, offerShape } from '../offer/find-offer.ts';
import type { Seller } from '../offer/seller.ts';
import { ofProposalAt } from '../views.ts';

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

/** @throws Refusal PROPOSAL_NOT_FOUND, also for another retailer's. */
export async function readAcceptanceFacts(
  db: Db | Tx,
  ports: ContractsPorts,
  { seller, proposalId, today }: { seller: Seller; proposalId: string; today: CivilDate },
): Promise<AcceptanceFacts> {
  const borrower = sql.ref('p.borrower_id');
  const contract = sql.ref('c.id');
  const place = { retailerId: sql.ref('c.retailer_id'), storeId: sql.ref('c.store_id') };
  const shape = {
    ...offerShape,
    limit: limitFact(borrower, { retailerId: sql.ref('c.retailer_id'), today }),
    arrears: arrearsFact(ports, borrower, today),
    hasInstallments: ports.hasInstallmentsFact(borrower, contract),
    coupon: when(sql`c.coupon_id is not null`, couponFact(borrower, sql.ref('c.coupon_id'), place)),
    evaluation: when(sql`c.evaluation_id is not null`, evaluationFact(borrower, sql.ref('c.evaluation_id'))),
    device: when(sql`c.product_id is not null`, ports.devices.deviceFact(borrower, contract)),
    incentive: incentiveFact(place, today, 'SALE'),
  };
  return (await rowOf(db, select(shape, ofProposalAt(seller, proposalId)))) ?? refuse('PROPOSAL_NOT_FOUND');
}

import type { Handled } from '@balcao/contract';
import type { Operator } from '../../../kernel/act/principal.ts';
import { dayIn, endOfDay, requireRightClock } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { checkStore } from '../../retailers/index.ts';
import { proposalsAnswer } from '../answers.ts';
import { readOfferFacts } from '../offer/facts.ts';
import { newOffer } from '../offer/new-offer.ts';
import { type Buyer, sellerOf } from '../offer/seller.ts';
import type { ContractsPorts } from '../ports.ts';

type Simulation = Handled<'GET /coordinator/contracts/in-store/simulation'>;

/**
 * What a purchase of a value would cost by each plan today: the very offer that the till would make, which nobody keeps.
 * @throws Refusal with the first reason that forbids the purchase.
 */
export async function simulatePurchase(
  platform: Platform,
  ports: ContractsPorts,
  by: Operator | Buyer,
  ask: Simulation['query'],
): Promise<Simulation['answer']> {
  const { db, clock } = platform;
  const { zone } = by;
  requireRightClock(clock);
  const now = clock.now();
  const moment = { now, today: dayIn(zone, now) };
  const facts = await readOfferFacts(db, ports, { by, ask, ...moment });
  const { offer, proposals, fit } = newOffer(sellerOf(by), ask, facts, moment);
  const store = checkStore(facts.store);
  const answer = proposalsAnswer(offer, proposals, fit);
  return {
    principal: answer.principal,
    customerFeeValue: answer.customerFeeValue,
    simulation: answer.proposals,
    expirationTimestamp: endOfDay(zone, moment.today).toISOString(),
    storeName: store.name,
    retailerName: store.retailerName,
  };
}

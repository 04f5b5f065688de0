import type { RouteName } from '@balcao/contract';
import type { Answered, Ask } from '../../../counter.ts';
import { checkLender } from '../../lender/check.ts';
import type { Batch } from '../../lender/lender.ts';
import type { Model } from '../../model.ts';
import type { Picks } from '../../picks.ts';
import type { Reasons } from '../../reasons.ts';
import type { Till } from '../../till.ts';
import type { Clerk } from '../../world.ts';

export interface DeskCall {
  route: RouteName;
  ask: Ask;
  by: Clerk;
  reasons: Reasons;
  /** What is true of the lender once it was done. */
  done: (answer: Answered) => void | Promise<void>;
}

/** The shop's own analyst moves nothing of the provider's. */
export const ofTreasury = (by: Clerk): Reasons => (by === 'analyst' ? ['TREASURY_OF_THE_PROVIDER'] : []);

/** Mostly one of the two who may. */
export const anyTreasurer = (picks: Picks): Clerk =>
  picks.chance(4) ? 'analyst' : picks.one(['treasurer', 'second'] as const);

/**
 * Does an act of the provider, sometimes once more under its key: that must answer the same and move nothing. Looks at the
 * lender's books afterwards, whether it was done or refused.
 */
export async function atDesk(till: Till, picks: Picks, { done, ...request }: DeskCall): Promise<boolean> {
  const answer = await till.send({ ...request, isKeyed: true });
  const isDone = answer.code === undefined;
  if (isDone) {
    const kept = till.model.kept.pop();
    await done(answer);
    if (kept && picks.chance(30)) {
      const again = await kept.resend(false);
      till.note(`sent again -> ${again.code ?? 'the same'}`);
      till.same('the answer sent again', again.body, kept.body);
    }
  }
  await checkLender(till);
  return isDone;
}

/** Mostly one that `isGood` says, the newest first. */
export function anyBatch({ lender }: Model, picks: Picks, isGood: (one: Batch) => boolean): Batch {
  const good = lender.batches.filter(isGood);
  return picks.one((good.length > 0 && !picks.chance(15) ? good : lender.batches).toReversed());
}

export const hasBatch = ({ lender }: Model): boolean => lender.batches.length > 0;

/** The retailer, as every act on a batch of it names it. */
export const placeOf = ({ world }: Till) => ({ retailerId: world.counter.retailerId });

/** Still on its way, nobody holds it back, and no bank was asked to pay it. */
export const isFree = ({ place, heldBy, isReversed, remittance, payout }: Batch): boolean =>
  place !== 'AT_RETAILER' && heldBy === null && !isReversed && remittance === null && payout === null;

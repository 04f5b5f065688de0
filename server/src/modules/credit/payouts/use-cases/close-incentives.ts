import { sumCents } from '@balcao/credit-math';
import { act } from '../../../../kernel/act/act.ts';
import type { Keyed } from '../../../../kernel/act/principal.ts';
import { dayIn } from '../../../../kernel/clock.ts';
import { rowOf, select } from '../../../../kernel/db/select.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { moveRetailerFragment, retailerHoldFact, retailerLock } from '../../../retailers/index.ts';
import { openEarners, type PayoutList, payoutList } from '../facts.ts';
import { firstDayOf, isMonthOver, lastDayOf } from '../rules/month.ts';
import { closeFragments } from '../store.ts';

/**
 * Closes a month that is over: what each seller is paid, for which entries. Closed again, it holds who was missing;
 * without any it changes nothing.
 * @throws Refusal PAYOUT_MONTH_NOT_OVER, PAYOUTS_MOVED.
 */
export async function closeIncentives(platform: Platform, by: Keyed, month: string): Promise<PayoutList> {
  const { retailerId, operatorId, name, zone } = by.actor;
  const lastDay = lastDayOf(month);
  await act(platform, {
    principal: by,
    lock: retailerLock(retailerId),
    async read(db) {
      const held = await rowOf(db, select({ hold: retailerHoldFact(retailerId) }));
      return { hold: held?.hold ?? null, earners: await openEarners(db, retailerId, lastDay) };
    },
    decide({ hold, earners }, { now, today }) {
      if (!isMonthOver(month, today)) refuse('PAYOUT_MONTH_NOT_OVER');
      if (!hold || earners.length === 0) return { unchanged: null };
      const payouts = earners.map((earner) => ({
        retailerId,
        id: newId(),
        operatorId: earner.operatorId,
        operatorName: earner.name ?? '',
        month: firstDayOf(month),
        amountCents: earner.cents,
        closedBy: operatorId,
        closedByName: name,
        closedAt: now,
      }));
      const entries = earners.reduce((sum, earner) => sum + earner.entries, 0);
      const totalCents = sumCents(earners.map((earner) => earner.cents));
      return {
        answer: null,
        writes: [
          moveRetailerFragment(retailerId, hold.version),
          ...closeFragments({ retailerId, lastDay, payouts, entries }),
        ],
        audit: {
          action: 'incentive.closed',
          subject: retailerId,
          detail: { month, sellers: payouts.length, totalCents },
        },
        missed: { payout_lines: 'PAYOUTS_MOVED' },
        taken: 'PAYOUTS_MOVED',
      };
    },
  });
  return payoutList(platform.db, retailerId, { month, today: dayIn(zone, platform.clock.now()) });
}

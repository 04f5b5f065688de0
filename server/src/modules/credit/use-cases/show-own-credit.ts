import type { Handled } from '@balcao/contract';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { waitingCouponsFact } from '../coupons/facts.ts';
import { arrearsFact, limitFact } from '../limit/facts.ts';
import type { CreditPorts } from '../ports.ts';
import { couponDay } from '../rules/coupon-day.ts';
import { couponView, limitView } from '../views.ts';

type OwnCredit = Pick<Handled<'GET /portal/home'>['answer'], 'limit' | 'coupons'>;

/** What a customer may spend, as they see it themselves: their limit, null while there is none, and coupons. */
export async function showOwnCredit(
  { db, clock }: Platform,
  ports: CreditPorts,
  { borrowerId, retailerId, zone }: { borrowerId: string; retailerId: string; zone: string },
): Promise<OwnCredit> {
  const now = clock.now();
  const today = dayIn(zone, now);
  const row = await rowOf(
    db,
    select({
      limit: limitFact(borrowerId),
      arrears: arrearsFact(ports, borrowerId, today),
      coupons: waitingCouponsFact(borrowerId, couponDay(now)),
    }),
  );
  return {
    limit: row?.limit ? limitView({ borrowerId, retailerId }, row.limit, row.arrears, today) : null,
    coupons: row?.coupons.map((coupon) => couponView(coupon, now)) ?? [],
  };
}

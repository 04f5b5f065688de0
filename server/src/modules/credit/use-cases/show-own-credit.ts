import type { Handled } from '@balcao/contract';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { waitingCouponsFact } from '../coupons/facts.ts';
import { arrearsFact, limitFact } from '../limit/facts.ts';
import { type LimitRequest, requestOf } from '../limit/requests.ts';
import type { CreditPorts } from '../ports.ts';
import { couponDay } from '../rules/coupon-day.ts';
import { limitRequests } from '../tables.ts';
import { couponView, limitView } from '../views.ts';

type OwnCredit = Pick<Handled<'GET /portal/home'>['answer'], 'limit' | 'limitRequest' | 'coupons'>;

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
      request: requestOf(
        sql`from ${limitRequests.sql} request_f where request_f.borrower_id = ${borrowerId}::uuid
          and request_f.asked_by = ${borrowerId}::uuid order by request_f.asked_at desc limit 1`,
      ),
      coupons: waitingCouponsFact(borrowerId, couponDay(now)),
    }),
  );
  return {
    limit: row?.limit ? limitView({ borrowerId, retailerId }, row.limit, row.arrears, today) : null,
    limitRequest: row?.request ? ownRequestView(row.request, zone) : null,
    coupons: row?.coupons.map((coupon) => couponView(coupon, now)) ?? [],
  };
}

const ownRequestView = (request: LimitRequest, zone: string): OwnCredit['limitRequest'] => ({
  toLimit: request.toCents ?? request.fromCents,
  askedOn: dayIn(zone, new Date(request.askedAt)),
  status: request.status,
});

import { type Handled, standings } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type MonthSums, portfolioShape, type StandingSums } from '../../projection/index.ts';
import { findStore, readingOf } from '../../retailers/index.ts';

type Call = Handled<'GET /backoffice/retailers-dash/portfolio'>;

/**
 * What customers owe of a retailer's sales, as it was summed last; the provider's analyst sees any retailer, or all of them.
 * @throws Refusal RETAILER_NOT_FOUND, STORE_NOT_FOUND.
 */
export function showPortfolio({ db }: Platform, actor: Actor, query: Call['query']): Promise<Call['answer']> {
  const asked = query.retailerId ?? null;
  return readingOf({ db }, { actor, retailerId: asked, system: 'portfolio' }, async (isProvider) => {
    const seesAll = isProvider && actor.role === 'analyst';
    if (asked !== null && asked !== actor.retailerId && !seesAll) refuse('RETAILER_NOT_FOUND');
    const retailerId = asked ?? (seesAll ? null : actor.retailerId);
    const { storeId } = query;
    if (storeId !== undefined && !(await findStore(db, retailerId ?? actor.retailerId, storeId)))
      refuse('STORE_NOT_FOUND');
    const found = await rowOf(db, select(portfolioShape({ retailerId, storeId })));
    const { madeAt = null, standings: stood = [], months = [], vintages = [] } = found ?? {};
    const none = { contracts: 0, installments: 0, faceCents: sumCents([]), openCents: sumCents([]) };
    return {
      madeAt: madeAt?.toISOString() ?? null,
      total: totalOf(vintages),
      ageing: standings.map((standing) =>
        Object.assign({ standing }, sumsOf(stood.find((one) => one.standing === standing) ?? none)),
      ),
      months: months.map(monthOf),
      vintages: vintages.map(monthOf),
    };
  });
}

const sumsOf = ({ contracts, installments, faceCents, openCents }: Omit<StandingSums, 'standing'>) => ({
  contracts,
  installments,
  face: faceCents,
  open: openCents,
});

const lateOf = ({ lateCents, late30Cents, late90Cents, ...sums }: Omit<MonthSums, 'month'>) => ({
  ...sumsOf(sums),
  late: lateCents,
  late30: late30Cents,
  late90: late90Cents,
});

const monthOf = ({ month, ...sums }: MonthSums) => Object.assign({ month }, lateOf(sums));

function totalOf(vintages: readonly MonthSums[]) {
  const centsOf = (key: 'faceCents' | 'openCents' | 'lateCents' | 'late30Cents' | 'late90Cents') =>
    sumCents(vintages.map((one) => one[key]));
  return lateOf({
    contracts: vintages.reduce((sum, { contracts }) => sum + contracts, 0),
    installments: vintages.reduce((sum, { installments }) => sum + installments, 0),
    faceCents: centsOf('faceCents'),
    openCents: centsOf('openCents'),
    lateCents: centsOf('lateCents'),
    late30Cents: centsOf('late30Cents'),
    late90Cents: centsOf('late90Cents'),
  });
}

import type { CivilDate, GoalKind, Handled } from '@balcao/contract';
import { addDays, daysBetween } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { everyOperator } from '../../identity/index.ts';
import { completeUntilFact, soldByDayFact } from '../../projection/index.ts';
import { findStore, listStores } from '../../retailers/index.ts';
import { readGoals } from '../goal-facts.ts';
import { goalOfDays } from '../rules/goals.ts';
import { lagOf } from '../rules/lag.ts';
import { checkRange } from '../rules/report-range.ts';
import { byDay, figuresOf, groupedBy } from '../rules/sold-figures.ts';

type Call = Handled<'GET /backoffice/retailers-dash/transactions'>;

/**
 * What the retailer sold in some days, beside its goals, by day, store, operator and product, and in as many days before.
 * @throws Refusal INVALID_DATE_RANGE, STORE_NOT_FOUND.
 */
export async function sumSales(
  { db, clock }: Platform,
  { retailerId, zone }: Actor,
  { storeId, ...query }: Call['query'],
): Promise<Call['answer']> {
  const range = { startDate: query.startDate as CivilDate, endDate: query.endDate as CivilDate };
  const { startDate, endDate } = range;
  const now = clock.now();
  checkRange(startDate, endDate, dayIn(zone, now));
  if (storeId !== undefined && !(await findStore(db, retailerId, storeId))) refuse('STORE_NOT_FOUND');
  const from = addDays(startDate, -1 - daysBetween(startDate, endDate));
  const [found, operators, stores, goals] = await Promise.all([
    rowOf(
      db,
      select({
        sold: soldByDayFact({ retailerId, storeId, from, to: endDate }),
        completeUntil: completeUntilFact({ retailerId, zone, startDate }),
      }),
    ),
    everyOperator(db, retailerId),
    listStores(db, retailerId, undefined),
    readGoals(db, retailerId, startDate, endDate),
  ]);
  const all = found?.sold ?? [];
  const sold = all.filter(({ on }) => on >= startDate);
  const goalOf = (kind: GoalKind, id?: string) =>
    goalOfDays(
      goals.filter((goal) => goal.kind === kind && (id === undefined || goal.subjectId === id)),
      startDate,
      endDate,
    );
  const named = (groups: ReturnType<typeof groupedBy>, names: ReadonlyMap<string, string>, kind: GoalKind) =>
    groups.map(({ key, ...figures }) => ({
      id: key,
      name: names.get(key) ?? '',
      goal: goalOf(kind, key),
      ...figures,
    }));
  return {
    ...range,
    total: figuresOf(sold),
    goal: goalOf('STORE', storeId),
    before: figuresOf(all.filter(({ on }) => on < startDate)),
    days: byDay(sold, startDate, endDate),
    stores: named(
      groupedBy(sold, (row) => row.storeId),
      new Map(stores.map(({ id, name }) => [id, name])),
      'STORE',
    ),
    operators: named(
      groupedBy(sold, (row) => row.operatorId),
      new Map(operators.map(({ operatorId, name }) => [operatorId, name])),
      'OPERATOR',
    ),
    products: groupedBy(sold, (row) => row.sourceProduct ?? 'STANDARD').map(({ key, ...figures }) =>
      Object.assign({ product: key }, figures),
    ),
    ...lagOf(found?.completeUntil ?? null, now),
  };
}

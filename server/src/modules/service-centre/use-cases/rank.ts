import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { everyOperator } from '../../identity/index.ts';
import { findStore, listStores } from '../../retailers/index.ts';
import { atCounter, isSupervisor } from '../at-counter.ts';
import { readWork } from '../facts.ts';
import { rank } from '../rules/performance.ts';
import { daysOf } from '../rules/periods.ts';

type Operators = Handled<'GET /backoffice/retailers-dash/applications/operators/ranking'>;
type Stores = Handled<'GET /backoffice/retailers-dash/applications/stores/ranking'>;

/**
 * Operators of the retailer, or of those who worked in one store, by what they did.
 * @throws Refusal STORE_NOT_FOUND, OPERATOR_NOT_FOUND; FORBIDDEN for an order by what colleagues earned.
 */
export async function rankOperators(
  platform: Platform,
  actor: Actor,
  { period, by, storeId, operatorId }: Operators['query'],
): Promise<Operators['answer']> {
  const { db, clock } = platform;
  const { retailerId, zone } = actor;
  if (by === 'incentive' && !isSupervisor(actor)) refuse('FORBIDDEN');
  if (storeId !== undefined && !(await findStore(db, retailerId, storeId))) refuse('STORE_NOT_FOUND');
  const own = await atCounter(platform, actor, { operatorId, storeId });
  const days = daysOf(period, dayIn(zone, clock.now()));
  const works = await readWork(db, { retailerId, zone, storeId, from: days.startDate, to: days.endDate });
  const people = (await everyOperator(db, retailerId)).map(({ operatorId: id, name }) => ({
    id,
    name,
    isOwn: id === own.id,
    showIncentive: own.showsIncentive && (id === own.id || isSupervisor(actor)),
  }));
  const workOf = ({ id }: { id: string }) => works.filter((work) => work.operatorId === id);
  return { ...days, items: rank(people, workOf, by).map(answerOf) };
}

/** Stores of the retailer by what was done there. */
export async function rankStores(
  platform: Platform,
  actor: Actor,
  { period, by }: Stores['query'],
): Promise<Stores['answer']> {
  const { db, clock } = platform;
  const { retailerId, zone } = actor;
  const days = daysOf(period, dayIn(zone, clock.now()));
  const works = await readWork(db, { retailerId, zone, from: days.startDate, to: days.endDate });
  const stores = (await listStores(db, retailerId, undefined)).map(({ id, name }) => ({
    id,
    name,
    isOwn: id === actor.storeId,
    showIncentive: true,
  }));
  const workOf = ({ id }: { id: string }) => works.filter((work) => work.storeId === id);
  return { ...days, items: rank(stores, workOf, by).map(answerOf) };
}

type Item = Operators['answer']['items'][number];

const answerOf = ({ position, id, name, isOwn, conversions, applications, incentive }: Item): Item => ({
  position,
  id,
  name,
  isOwn,
  conversions,
  applications,
  incentive,
});

import type { CivilDate, GoalKind, Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { everyOperator } from '../../identity/index.ts';
import { listStores } from '../../retailers/index.ts';
import { readGoals } from '../goal-facts.ts';
import { salesGoals } from '../tables.ts';

type Answer = Handled<'GET /backoffice/retailers-dash/goals'>['answer'];
type Change = Handled<'PUT /backoffice/retailers-dash/goals'>['body'];

/** A manager sets goals of the own store and of who works there; who has no store, and the retailer's analyst, all of them. */
const mayChange = ({ role, storeId }: Actor, ofStore: string | null): boolean =>
  role !== 'manager' || storeId === null || storeId === ofStore;

/** What stores and people of the retailer are to sell in a month, YYYY-MM. */
export async function showGoals(db: Db | Tx, actor: Actor, month: string): Promise<Answer> {
  const first = `${month}-01` as CivilDate;
  const { retailerId } = actor;
  const goals = await readGoals(db, retailerId, first, first);
  const stores = await listStores(db, retailerId, undefined);
  const operators = await everyOperator(db, retailerId);
  const amounts = new Map(goals.map(({ kind, subjectId, amountCents }) => [`${kind} ${subjectId}`, amountCents]));
  const goalOf = (kind: GoalKind, id: string) => amounts.get(`${kind} ${id}`) ?? cents(0);
  const isShown = (isActive: boolean, amount: number) => isActive || amount > 0;
  const names = new Map(stores.map(({ id, name }) => [id, name]));
  return {
    month,
    stores: stores
      .map(({ id, name, status }) => ({
        isActive: status === 'active',
        goal: { id, name, amount: goalOf('STORE', id), mayChange: mayChange(actor, id) },
      }))
      .flatMap(({ isActive, goal }) => (isShown(isActive, goal.amount) ? [goal] : [])),
    operators: operators
      .map(({ operatorId: id, name, storeId, isActive }) => ({
        isActive: isActive && storeId !== null,
        goal: {
          id,
          name,
          amount: goalOf('OPERATOR', id),
          mayChange: mayChange(actor, storeId),
          storeName: storeId === null ? null : (names.get(storeId) ?? null),
        },
      }))
      .flatMap(({ isActive, goal }) => (isShown(isActive, goal.amount) ? [goal] : [])),
  };
}

/**
 * Sets goals of a month, each as long as it is what it was shown as.
 * @throws Refusal STORE_NOT_FOUND, OPERATOR_NOT_FOUND, GOALS_CHANGED_SINCE.
 */
export async function changeGoals(platform: Platform, by: Operator, { month, goals }: Change): Promise<Answer> {
  const { retailerId, operatorId: setBy } = by.actor;
  await act(platform, {
    principal: by,
    read: (db) => showGoals(db, by.actor, month),
    decide({ stores, operators }, { now: setAt }) {
      const writes = goals.map(({ kind, id: subjectId, amount: amountCents, was }, place): Fragment => {
        const known = (kind === 'STORE' ? stores : operators).find(({ id }) => id === subjectId);
        if (!known?.mayChange) refuse(kind === 'STORE' ? 'STORE_NOT_FOUND' : 'OPERATOR_NOT_FOUND');
        if (known.amount !== was) refuse('GOALS_CHANGED_SINCE');
        const row = { retailerId, month: `${month}-01` as CivilDate, kind, subjectId, amountCents, setBy, setAt };
        // Two who set the same goal at once: the second finds another amount than it was shown.
        const set = sql`${insertOne(salesGoals, row)} on conflict (retailer_id, month, kind, subject_id)
          do update set amount_cents = excluded.amount_cents, set_by = excluded.set_by, set_at = excluded.set_at
          where ${salesGoals.sql}.amount_cents = ${was}::bigint`;
        return part(`goal_${place}`, set);
      });
      return {
        answer: undefined,
        writes,
        missed: Object.fromEntries(writes.map(({ name }) => [name, 'GOALS_CHANGED_SINCE' as const])),
        audit: {
          action: 'sales-goals.changed',
          subject: retailerId,
          storeId: by.actor.storeId,
          detail: { month, goals: goals.map(({ kind, id, amount, was }) => ({ kind, id, amount, was })) },
        },
      };
    },
  });
  return showGoals(platform.db, by.actor, month);
}

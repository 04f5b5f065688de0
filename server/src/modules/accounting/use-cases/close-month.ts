import type { CivilDate, Handled } from '@balcao/contract';
import { addDays, addMonths } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { BEGINNING, closeMonthFragments } from '../../books/index.ts';
import { inBooks } from '../house.ts';
import { type MonthFacts, monthsOf, monthView, type MonthView, readMonths } from '../months.ts';
import type { AccountingPorts, StatementFacts } from '../ports.ts';
import { firstOf, monthEndOf } from '../rules/rates.ts';
import { toExplainText } from '../rules/to-explain.ts';
import { monthRequests } from '../tables.ts';

type Months = Handled<'GET /backofficeAccounting/months'>;

/** Longer than a write takes: one that began before a month was closed counts in a later one. */
const CUT_SECONDS = 600;

/** @throws Refusal of `inBooks`. */
export const listMonths = (platform: Platform, ports: AccountingPorts, actor: Actor): Promise<Months['answer']> =>
  inBooks(platform, actor, async () => {
    const facts = await readMonths(platform.db, ports, actor, platform.clock.now());
    return { items: monthsOf(facts).map((month) => monthView(month, facts, actor.operatorId)) };
  });

/** @throws Refusal MONTH_ALREADY_CLOSED, MONTH_NOT_NEXT, MONTH_NOT_OVER. */
function checkNext(month: CivilDate, { closed, next, isNextOver, today }: MonthFacts): void {
  if (closed.some((one) => one.month === month)) refuse('MONTH_ALREADY_CLOSED');
  if (monthEndOf(month) >= today) refuse('MONTH_NOT_OVER');
  if (month !== next) refuse('MONTH_NOT_NEXT');
  if (!isNextOver) refuse('MONTH_NOT_OVER');
}

const shown = async (platform: Platform, ports: AccountingPorts, actor: Actor, month: CivilDate): Promise<MonthView> =>
  monthView(month, await readMonths(platform.db, ports, actor, platform.clock.now()), actor.operatorId);

/** @throws Refusal MONTH_LINES_TO_EXPLAIN. */
function checkExplained({ statements }: MonthFacts): StatementFacts {
  const facts = statements ?? refuse('MONTH_NOT_OVER');
  if (facts.toExplain.length > 0) refuse('MONTH_LINES_TO_EXPLAIN', { details: toExplainText(facts.toExplain) });
  return facts;
}

/** Asks for a month to be closed. @throws Refusal of `inBooks` and `checkNext`, MONTH_ALREADY_ASKED. */
export const askMonth = (platform: Platform, ports: AccountingPorts, by: Keyed, name: string): Promise<MonthView> =>
  inBooks(platform, by.actor, async () => {
    const month = firstOf(name);
    await act(platform, {
      principal: by,
      read: (db, { now }) => readMonths(db, ports, by.actor, now),
      decide(facts, { now }) {
        checkNext(month, facts);
        const row = { month, askedBy: by.actor.operatorId, askedByName: by.actor.name, askedAt: now };
        return {
          answer: null,
          writes: [part('month_request', insertOne(monthRequests, row))],
          audit: { action: 'accounting.close-asked', subject: by.actor.retailerId, detail: { month } },
          taken: 'MONTH_ALREADY_ASKED',
        };
      },
    });
    return shown(platform, ports, by.actor, month);
  });

/**
 * Closes a month for good, once what the bank says up to its end is explained.
 * @throws Refusal of `inBooks`, `checkNext` and `checkExplained`, MONTH_NOT_ASKED, MONTH_SECOND_PERSON.
 */
export const closeMonth = (platform: Platform, ports: AccountingPorts, by: Keyed, name: string): Promise<MonthView> =>
  inBooks(platform, by.actor, async () => {
    const month = firstOf(name);
    await act(platform, {
      principal: by,
      // A statement that comes meanwhile is read before it is decided again.
      lock: ports.statementsLock(by.actor.retailerId),
      read: (db, { now }) => readMonths(db, ports, by.actor, now),
      decide(facts, { now }) {
        checkNext(month, facts);
        const asked = facts.requests.find((one) => one.month === month) ?? refuse('MONTH_NOT_ASKED');
        const { operatorId, name: closedByName, retailerId, zone } = by.actor;
        if (asked.askedBy === operatorId) refuse('MONTH_SECOND_PERSON');
        const { version } = checkExplained(facts);
        const last = facts.closed[0];
        const row = {
          ...asked,
          monthEnd: monthEndOf(month),
          previousMonth: last ? firstOf(addMonths(month, -1)) : null,
          zone,
          cutAt: addSeconds(now, -CUT_SECONDS),
          closedBy: operatorId,
          closedByName,
          closedAt: now,
        };
        return {
          answer: null,
          writes: [
            ports.statementsFragment(retailerId, version),
            ...closeMonthFragments(row, last ? addDays(last.monthEnd, 1) : BEGINNING),
          ],
          audit: { action: 'accounting.month-closed', subject: retailerId, detail: { month } },
          taken: 'MONTH_ALREADY_CLOSED',
        };
      },
    });
    return shown(platform, ports, by.actor, month);
  });

import { closeDay } from '../../../kernel/day-close/close-day.ts';
import { sealAudit } from '../../../kernel/audit/chain.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { dayCloseSteps } from '../../../app.ts';
import { daysFrom } from '../calendar.ts';
import { storeNames } from '../counter-rows.ts';
import type { Model } from '../model.ts';
import { closeLender } from '../lender/close.ts';
import type { Till } from '../till.ts';
import { breakLate } from './agreement-payments.ts';
import { letDebtGetLate, oldestDue } from './late-debts.ts';
import { type Command, storeId } from './command.ts';
import { work } from './coupons.ts';

const DAY_SECONDS = 86_400;

const passingMinutes: Command = {
  name: 'let minutes pass',
  weight: 4,
  run: async (till, picks) => {
    till.pass(picks.between(1, 40) * 60);
    till.note('minutes pass');
    return true;
  },
};

const OFFERS_KEPT_DAYS = 180;

/** Offers nobody took are gone after their days; of a device they stay, for what it was bound to. */
function forgetOffers(model: Model): void {
  const since = new Date(model.now.getTime() - OFFERS_KEPT_DAYS * DAY_SECONDS * 1_000);
  model.contracts = model.contracts.filter(
    ({ state, productId, validUntil }) => state !== 'OFFERED' || productId !== null || validUntil >= since,
  );
  model.agreements = model.agreements.filter(({ state, validUntil }) => state !== 'OFFERED' || validUntil >= since);
}

/** The worker's day: what it has to do at once, and what it does when a day begins. */
export async function closeDays(till: Till): Promise<void> {
  const { db, clock } = till.world;
  await work(till);
  const closed = await closeDay({ db, clock, steps: dayCloseSteps });
  if (till.model.closedOn !== till.model.today) {
    breakLate(till.model);
    forgetOffers(till.model);
  }
  const last = till.model.closedOn;
  till.model.closedOn = till.model.today;
  till.note(`closed the day: ${JSON.stringify(closed)}`);
  if (last !== till.model.today) await closeLender(till, last);
}

const passingDays: Command = {
  name: 'let days pass',
  weight: 5,
  run: async (till, picks) => {
    const due = oldestDue(till.model);
    // Due days are where weekends and holidays count.
    const toDue = due === undefined ? 1 : daysFrom(till.model.today, due) + picks.between(0, 3);
    till.pass((picks.chance(60) ? toDue : picks.one([1, 2, 3, 8, 20, 31])) * DAY_SECONDS);
    till.note('days pass');
    if (!picks.chance(50)) await closeDays(till);
    return true;
  },
};

const gettingLate: Command = {
  name: 'let a debt get late',
  weight: 4,
  isPossible: (model) => oldestDue(model) !== undefined,
  run: async (till, picks) => {
    letDebtGetLate(till, picks);
    if (!picks.chance(60)) await closeDays(till);
    return true;
  },
};

const closingDay: Command = {
  name: 'close the day',
  weight: 2,
  run: async (till) => {
    await closeDays(till);
    const again = await closeDay({ db: till.world.db, clock: till.world.clock, steps: dayCloseSteps });
    till.same('a day closed again', again, {});
    return true;
  },
};

const working: Command = {
  name: 'do what is queued and seal the audit',
  weight: 3,
  run: async (till) => {
    await work(till);
    while ((await sealAudit(till.world.db)) > 0);
    till.note('the worker works');
    return true;
  },
};

/** A store that is shut opens again before another one shuts. */
const shutting: Command = {
  name: 'shut a store or open it again',
  weight: 3,
  run: async (till, picks) => {
    const { stores } = till.model;
    const shut = storeNames.find((name) => !stores[name].isActive || !stores[name].receives);
    const name = shut ?? picks.one(storeNames);
    const isWhole = picks.chance(50);
    stores[name] = shut ? { isActive: true, receives: true } : { isActive: isWhole, receives: !isWhole };
    const { isActive, receives } = stores[name];
    await sql`
      update stores set is_active = ${isActive}, can_receive_payments = ${receives} where id = ${storeId(till, name)}::uuid`.execute(
      till.world.db,
    );
    till.note(`store ${name}: ${JSON.stringify(stores[name])}`);
    return true;
  },
};

export const dayCommands: readonly Command[] = [
  passingMinutes,
  passingDays,
  gettingLate,
  closingDay,
  working,
  shutting,
];

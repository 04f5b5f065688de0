import { type Day, daysFrom, isBankDay, lastFreeDay, plusDays } from '../../calendar.ts';
import { type Batch, places } from '../../lender/lender.ts';
import type { Model } from '../../model.ts';
import type { Picks } from '../../picks.ts';
import { when } from '../../reasons.ts';
import type { Till } from '../../till.ts';
import type { Clerk } from '../../world.ts';
import type { Command } from '../command.ts';
import { closeDays } from '../days.ts';
import { anyBatch, anyTreasurer, atDesk, hasBatch, isFree, ofTreasury, placeOf } from './desk.ts';

const DAY_SECONDS = 86_400;
const steps = ['UME_TO_BANKER', 'BANKER_TO_TRANSITORY', 'TRANSITORY_TO_RETAILER'] as const;
type Step = (typeof steps)[number];

/** By which the bank names the Pix of a batch. */
export const e2eOf = ({ id }: Batch): string => `E${'1'.repeat(20)}${id.replaceAll('-', '').slice(-11)}`;

/** Night after night until banks open again: what was sold is in a batch then. */
const businessDay: Command = {
  name: 'let a day of banks begin',
  weight: 5,
  isPossible: ({ contracts }) => contracts.some(({ acceptedOn }) => acceptedOn !== null),
  run: async (till) => {
    const day = lastFreeDay(plusDays(till.model.today, 1));
    till.pass(daysFrom(till.model.today, day) * DAY_SECONDS);
    await closeDays(till);
    return true;
  },
};

function make(till: Till, picks: Picks, day: Day, by: Clerk): Promise<boolean> {
  const { lender, today } = till.model;
  return atDesk(till, picks, {
    route: 'POST /backofficeOriginations/batches',
    ask: { body: { ...placeOf(till), date: day } },
    by,
    reasons: [
      ...ofTreasury(by),
      ...when(day > today, 'DATE_IN_THE_FUTURE'),
      ...when(!isBankDay(day), 'NOT_A_BUSINESS_DAY'),
      ...when(lender.isTaken(day), 'ALREADY_EXISTING_BATCH_ON_DATE'),
      ...when(lender.dueOn(day).length === 0, 'NO_ORIGINATIONS_ON_DATE'),
    ],
    done: ({ body }) => void lender.make((body as { batchId: string }).batchId, day, today),
  });
}

/** Why the money of a batch does not go one step on. */
export function ofStep({ place, heldBy, isReversed, ...at }: Batch, step: Step): string[] {
  const [done, asked] = [places.indexOf(place), steps.indexOf(step)];
  return [
    ...when(isReversed, 'BATCH_REVERSED'),
    ...when(place === 'AT_RETAILER', 'BATCH_ALREADY_FINISHED'),
    ...when(asked < done, 'STEP_ALREADY_FINISHED'),
    ...when(asked > done, 'NOT_FIRST_PENDING_STEP'),
    ...when(heldBy !== null, 'BATCH_HELD'),
    ...atBank(at),
  ];
}

/** What a bank may still pay nobody else does. */
const atBank = ({ remittance, payout }: Pick<Batch, 'remittance' | 'payout'>): string[] => [
  ...when(remittance !== null, 'BATCH_IN_REMITTANCE'),
  ...when(payout !== null, 'BATCH_IN_PAYOUT'),
];

interface Finishing {
  batch: Batch;
  step: Step;
  by: Clerk;
  hasVoucher?: boolean;
}

/** Brings the money of a batch one step on; true when it went. */
export function finish(till: Till, picks: Picks, { batch, step, by, hasVoucher = true }: Finishing): Promise<boolean> {
  return atDesk(till, picks, {
    route: 'POST /backofficeOriginations/batches/{batchId}/steps/{step}',
    ask: {
      params: { batchId: batch.id, step },
      body: { ...placeOf(till), ...(hasVoucher && { endToEndId: e2eOf(batch) }) },
    },
    by,
    reasons: [...ofTreasury(by), ...ofStep(batch, step), ...when(!hasVoucher, 'VOUCHER_NOT_FOUND')],
    done: () => {
      const { lender, today } = till.model;
      if (step === 'UME_TO_BANKER') lender.sent.push({ batch, on: today });
      batch.place = places[steps.indexOf(step) + 1] ?? 'AT_RETAILER';
    },
  });
}

export const nextStep = ({ place }: Batch): Step | undefined => steps[places.indexOf(place)];

const finishing: Command = {
  name: 'finish a step of a batch',
  weight: 6,
  isPossible: hasBatch,
  run: (till, picks) => {
    const batch = anyBatch(till.model, picks, isFree);
    const step = picks.chance(12) ? picks.one(steps) : (nextStep(batch) ?? 'TRANSITORY_TO_RETAILER');
    return finish(till, picks, { batch, step, by: anyTreasurer(picks), hasVoucher: !picks.chance(5) });
  },
};

const bringing: Command = {
  name: 'bring a batch to its retailer',
  weight: 3,
  isPossible: ({ lender }) => lender.batches.some(isFree),
  run: async (till, picks) => {
    const batch = picks.one(till.model.lender.batches.filter(isFree).toReversed());
    for (let step = nextStep(batch); step; step = nextStep(batch)) {
      if (!(await finish(till, picks, { batch, step, by: 'treasurer' }))) return false;
      till.pass();
    }
    return true;
  },
};

export function hold(till: Till, picks: Picks, batch: Batch, by: Clerk): Promise<boolean> {
  return atDesk(till, picks, {
    route: 'POST /backofficeOriginations/batches/{batchId}/hold',
    ask: { params: { batchId: batch.id }, body: { ...placeOf(till), reason: 'conferir' } },
    by,
    reasons: [
      ...ofTreasury(by),
      ...when(batch.isReversed, 'BATCH_REVERSED'),
      ...when(batch.heldBy !== null, 'BATCH_HELD'),
    ],
    done: () => {
      if (by === 'treasurer' || by === 'second') batch.heldBy = by;
    },
  });
}

const holding: Command = {
  name: 'hold a batch back',
  weight: 3,
  isPossible: hasBatch,
  run: (till, picks) =>
    hold(
      till,
      picks,
      anyBatch(till.model, picks, (one) => one.heldBy === null && !one.isReversed),
      anyTreasurer(picks),
    ),
};

interface Decision {
  how: 'resume' | 'reverse';
  batch: Batch;
  by: Clerk;
}

/** What one held back another lets go on, or undoes. */
function decide(till: Till, picks: Picks, { how, batch, by }: Decision): Promise<boolean> {
  const { lender } = till.model;
  return atDesk(till, picks, {
    route: `POST /backofficeOriginations/batches/{batchId}/${how}`,
    ask: {
      params: { batchId: batch.id },
      body: { ...placeOf(till), ...(how === 'reverse' && { reason: 'conta encerrada' }) },
    },
    by,
    reasons: [
      ...ofTreasury(by),
      ...when(batch.isReversed, 'BATCH_REVERSED'),
      ...when(batch.heldBy === null, 'BATCH_NOT_HELD'),
      ...when(batch.heldBy === by, 'BATCH_SECOND_PERSON'),
      ...(how === 'reverse' && batch.place === 'AT_TRANSITORY_ACCOUNT' ? atBank(batch) : []),
    ],
    done: () => {
      if (how === 'reverse') lender.reverse(batch);
      else batch.heldBy = null;
    },
  });
}

/** Mostly a held one, decided on by who did not hold it. */
function deciding(till: Till, picks: Picks, how: 'resume' | 'reverse'): Promise<boolean> {
  const batch = anyBatch(till.model, picks, (one) => one.heldBy !== null && !one.isReversed);
  const other = batch.heldBy === 'treasurer' ? 'second' : 'treasurer';
  return decide(till, picks, { how, batch, by: picks.chance(15) ? anyTreasurer(picks) : other });
}

const isHeld = ({ lender }: Model) => lender.batches.some(({ heldBy }) => heldBy !== null);

const resuming: Command = {
  name: 'let a held batch go on',
  weight: 2,
  isPossible: isHeld,
  run: (till, picks) => deciding(till, picks, 'resume'),
};

const reversing: Command = {
  name: 'reverse a held batch',
  weight: 2,
  isPossible: isHeld,
  run: (till, picks) => deciding(till, picks, 'reverse'),
};

/** A batch of which one thing is wrong: held by one, undone by another, and made again of the same items. */
const redoing: Command = {
  name: 'undo a batch and make it again',
  weight: 2,
  isPossible: ({ lender }) => lender.batches.some(isFree),
  run: async (till, picks) => {
    const { lender, today } = till.model;
    const batch = picks.one(lender.batches.filter(isFree).toReversed());
    const other = picks.one([today, plusDays(today, 0 - picks.between(1, 4)), plusDays(today, 1), batch.day]);
    if (picks.chance(30)) await make(till, picks, other, anyTreasurer(picks));
    await hold(till, picks, batch, 'treasurer');
    till.pass();
    await decide(till, picks, { how: 'reverse', batch, by: 'second' });
    till.pass();
    const days = [batch.day, today].filter((day) => isBankDay(day) && !lender.isTaken(day));
    return days.length > 0 && make(till, picks, picks.one(days), 'second');
  },
};

export const batchCommands: readonly Command[] = [
  businessDay,
  finishing,
  bringing,
  holding,
  resuming,
  reversing,
  redoing,
];

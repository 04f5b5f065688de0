import { asSystem } from '../../../../kernel/row-security/scope.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import { newId } from '../../../../kernel/ids.ts';
import { keepPayouts } from '../../../../modules/transfers/payouts/keep-payouts.ts';
import { checkLender } from '../../lender/check.ts';
import type { Batch, Payout } from '../../lender/lender.ts';
import type { Model } from '../../model.ts';
import type { Picks } from '../../picks.ts';
import type { Till } from '../../till.ts';
import type { Clerk } from '../../world.ts';
import type { Command } from '../command.ts';
import { finish, hold, nextStep, ofStep } from './batches.ts';
import { anyBatch, anyTreasurer, atDesk, hasBatch, isFree, ofTreasury, placeOf } from './desk.ts';

/** How soon the bank is asked again that has not said how a Pix ended. */
const AGAIN_MS = 60_000;
/** Payouts a turn of the worker. */
const A_TURN = 5;

const endToEndId = () => `E${newId().replaceAll('-', '').slice(0, 31)}`;

/** Has the bank pay a batch; true when it was asked. */
async function pay(till: Till, picks: Picks, batch: Batch, by: Clerk): Promise<boolean> {
  const { lender } = till.model;
  return atDesk(till, picks, {
    route: 'POST /backofficeOriginations/batches/{batchId}/payout',
    ask: { params: { batchId: batch.id }, body: placeOf(till) },
    by,
    reasons: [...ofTreasury(by), ...ofStep(batch, 'TRANSITORY_TO_RETAILER')],
    done: async () => {
      const known = new Set(lender.payouts.map(({ id }) => id));
      const { rows } = await sql<{ id: string }>`select id from payouts where batch_id = ${batch.id}::uuid`.execute(
        till.world.db,
      );
      const fresh = rows.filter(({ id }) => !known.has(id));
      till.same('payouts of one press', fresh.length, 1);
      batch.payout = { id: fresh[0]?.id ?? '', batch, state: 'ASKED', dueAt: till.model.now };
      lender.payouts.push(batch.payout);
    },
  });
}

/** Brings the money of a batch to where a bank pays it from. */
async function lead(till: Till, picks: Picks, batch: Batch): Promise<void> {
  for (let step = nextStep(batch); step !== 'TRANSITORY_TO_RETAILER' && step; step = nextStep(batch)) {
    await finish(till, picks, { batch, step, by: 'second' });
    till.pass();
  }
}

const paying: Command = {
  name: 'pay a batch by Pix',
  weight: 3,
  isPossible: hasBatch,
  run: async (till, picks) => {
    const batch = anyBatch(till.model, picks, isFree);
    if (isFree(batch) && !picks.chance(20)) await lead(till, picks, batch);
    return pay(till, picks, batch, anyTreasurer(picks));
  },
};

type Said = 'SETTLED' | 'FAILED' | 'RETURNED';

/** What the bank's word on a Pix comes to: done once, standing when told again or while the batch is held. */
function take(payout: Payout, said: Said): 'DONE' | 'STANDING' {
  const { batch, state } = payout;
  if (said === 'RETURNED') {
    if (state !== 'SETTLED') return 'STANDING';
    payout.state = said;
    return 'DONE';
  }
  if (state !== 'ASKED' || batch.heldBy !== null) return 'STANDING';
  payout.state = said;
  if (said === 'SETTLED') batch.place = 'AT_RETAILER';
  else batch.payout = null;
  return 'DONE';
}

/** The bank tells of a Pix, and mostly tells again. */
async function tell(till: Till, picks: Picks, payout: Payout | null, said: Said): Promise<void> {
  const words = said === 'SETTLED' ? { endToEndId: endToEndId() } : { reason: 'Conta encerrada' };
  const notice = { id: payout?.id ?? newId(), status: said, ...words };
  for (let times = picks.between(1, 2); times > 0; times -= 1) {
    const expected = payout ? take(payout, said) : 'UNKNOWN';
    const answer = await till.world.notify(notice, 'payouts');
    till.note(`the bank tells: ${JSON.stringify(notice)} -> ${answer.outcome}`);
    till.same('what became of a payout', answer, { status: 200, outcome: expected });
    await checkLender(till);
  }
}

const hasPayout = ({ lender }: Model) => lender.payouts.length > 0;
const isSettled = ({ state }: Payout) => state === 'SETTLED';
const isAsked = ({ state }: Payout) => state === 'ASKED';

const answering: Command = {
  name: 'the bank answers a payout',
  weight: 4,
  isPossible: hasPayout,
  run: async (till, picks) => {
    const { payouts } = till.model.lender;
    const open = payouts.filter(isAsked);
    const payout = picks.chance(4) ? null : picks.one(open.length > 0 && !picks.chance(25) ? open : payouts);
    const said =
      payout && isAsked(payout)
        ? (['SETTLED', 'SETTLED', 'FAILED', 'RETURNED'] as const)
        : (['RETURNED', 'SETTLED', 'FAILED'] as const);
    await tell(till, picks, payout, picks.one(said));
    return payout !== null;
  },
};

/** The retailer's account was closed meanwhile: the money comes back, and somebody holds the batch to undo it. */
const sentBack: Command = {
  name: 'a payout is sent back',
  weight: 1,
  isPossible: ({ lender }) => lender.payouts.some(isSettled) || lender.batches.some(isFree),
  run: async (till, picks) => {
    const { lender } = till.model;
    if (!lender.payouts.some(isSettled)) {
      const batch = picks.one(lender.batches.filter(isFree));
      await lead(till, picks, batch);
      if (!(await pay(till, picks, batch, 'treasurer')) || !batch.payout) return false;
      await tell(till, picks, batch.payout, 'SETTLED');
    }
    const payout = picks.one(lender.payouts.filter(isSettled));
    await tell(till, picks, payout, 'RETURNED');
    till.pass();
    if (payout.batch.heldBy === null && !payout.batch.isReversed) await hold(till, picks, payout.batch, 'treasurer');
    return true;
  },
};

/** The worker's chore: the bank is told of payouts and asked how far they are; what it says it says again. */
const keeping: Command = {
  name: 'the worker asks the bank of payouts',
  weight: 2,
  isPossible: hasPayout,
  run: async (till, picks) => {
    const { model, world } = till;
    const due = model.lender.payouts.filter((one) => isAsked(one) && one.dueAt <= model.now);
    const turn = due
      .toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || (a.id < b.id ? -1 : 1))
      .slice(0, A_TURN);
    const asked: string[] = [];
    const provider = {
      pay({ id }: { id: string }) {
        asked.push(id);
        const payout = turn.find((one) => one.id === id);
        const said = picks.one(['PROCESSING', 'SETTLED', 'FAILED', 'LOST'] as const);
        till.note(`the bank on ${id}: ${said}`);
        if (said === 'LOST') return Promise.reject(new Error('no answer'));
        if (said === 'PROCESSING') return Promise.resolve({ status: said });
        if (payout) take(payout, said);
        const words = said === 'SETTLED' ? { endToEndId: endToEndId() } : { reason: 'Chave Pix' };
        return Promise.resolve({ status: said, ...words });
      },
    };
    await asSystem('worker', () => keepPayouts(world.platform, { provider, webhookSecret: '', bankSays: null }));
    till.same('payouts the bank is asked of', asked.toSorted(), turn.map(({ id }) => id).toSorted());
    for (const payout of turn) payout.dueAt = new Date(model.now.getTime() + AGAIN_MS);
    await checkLender(till);
    return turn.length > 0;
  },
};

export const payoutCommands: readonly Command[] = [paying, answering, sentBack, keeping];

import type { Contract, Model } from '../model.ts';
import type { StoreName } from '../counter-rows.ts';
import type { Picks } from '../picks.ts';
import { reaisOf, type Till } from '../till.ts';
import type { Clerk } from '../world.ts';
import { cancel, type CancelAsk, type GivenApproval } from './cancellation.ts';
import { type Command, storeId } from './command.ts';
import { anyPayment, type Superior, takeBack, UNDO_REASON } from './payment-life.ts';

/** An approval lasts two minutes. */
const TOO_LATE_SECONDS = 121;

/** What is asked of the second person. */
interface Asked {
  act: 'contract.cancel' | 'payment.undo' | 'payment.waive' | 'contract.down-payment';
  subjectId: string;
  facts: Record<string, string | number | boolean>;
}

/** How an approval comes to be, and whether it is of the act that is done with it. */
export type Fate = 'given' | 'refused' | 'of another act' | 'too late';

export const fateOf = (picks: Picks): Fate =>
  picks.chance(60) ? picks.one(['refused', 'of another act', 'too late'] as const) : 'given';

/** A second person signs at the cashier's till, or somebody tries who may not; null when it was refused. */
export async function ask(
  till: Till,
  picks: Picks,
  asked: Asked,
  { by, fate }: { by: Superior; fate: Fate },
): Promise<GivenApproval | null> {
  const { counter } = till.world;
  const isOwn = fate === 'refused' && picks.chance(50);
  const who: Clerk = isOwn ? 'cashier' : by;
  const password = fate === 'refused' && !isOwn ? 'a wrong password' : counter.password;
  const facts = fate === 'of another act' ? { ...asked.facts, reason: 'outro motivo' } : asked.facts;
  const answer = await till.send({
    route: 'POST /coordinator/approvals',
    ask: { body: { ...asked, facts, username: counter.emailOf(who), password } },
    reasons: fate === 'refused' ? ['APPROVAL_REFUSED'] : [],
    // Whoever types it wrong five times waits.
    may: ['LOGIN_LOCKED'],
  });
  if (answer.code !== undefined) return null;
  if (fate === 'too late') till.pass(TOO_LATE_SECONDS);
  return { id: (answer.body as { id: string }).id, by, isValid: fate === 'given' };
}

/** Stores that are open now: what is approved names one. */
export const openStore = (model: Model, picks: Picks): StoreName => {
  const open = model.storeNames.filter((name) => model.stores[name].isActive);
  return open.length === 0 ? 'main' : picks.one(open);
};

const leftOf = ({ principal, returned }: Contract) => principal - returned;

const returningApproved: Command = {
  name: 'return goods with a second person',
  weight: 3,
  isPossible: (model) => model.sold().length > 0,
  run: async (till, picks) => {
    const { model } = till;
    const contract = picks.one(model.sold().toReversed());
    const by = picks.one(['manager', 'analyst'] as const);
    const store = openStore(model, picks);
    const left = leftOf(contract);
    const cents = picks.chance(50) ? undefined : picks.between(Math.ceil(left / 4), left);
    const reason = picks.one(['RETURN_OF_GOODS', 'DEFECT', 'FRAUD'] as const);
    const value = cents === undefined ? {} : { value: reaisOf(cents) };
    const asked = {
      act: 'contract.cancel' as const,
      subjectId: contract.id,
      facts: { reason, storeId: storeId(till, store), ...value },
    };
    const approval = await ask(till, picks, asked, { by, fate: fateOf(picks) });
    if (!approval) return false;
    const sent: CancelAsk = { contract, reason, by: 'cashier', cents, store, approval };
    const isDone = await cancel(till, picks, sent);
    if (isDone) await cancel(till, picks, { ...sent, approval: { ...approval, isValid: false } });
    return isDone;
  },
};

const undoingApproved: Command = {
  name: 'take a payment back with a second person',
  weight: 3,
  isPossible: ({ payments }) => payments.length > 0,
  run: async (till, picks) => {
    const { model } = till;
    const by = picks.one(['manager', 'analyst'] as const);
    const payment = anyPayment(model, picks, by);
    const store = openStore(model, picks);
    const facts = { reason: UNDO_REASON, storeId: storeId(till, store) };
    const asked = { act: 'payment.undo' as const, subjectId: payment.id, facts };
    const approval = await ask(till, picks, asked, { by, fate: fateOf(picks) });
    if (!approval) return false;
    const isDone = await takeBack(till, picks, payment, by, { approval, store });
    if (isDone) await takeBack(till, picks, payment, by, { approval: { ...approval, isValid: false }, store });
    return isDone;
  },
};

/** A second person's leave: given, refused, used twice, too late, of another act. */
export const approvalCommands: readonly Command[] = [returningApproved, undoingApproved];

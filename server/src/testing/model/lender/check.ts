import { invariants } from '../../../invariants/invariants.ts';
import { byQuery, runRule } from '../../../invariants/run-invariant.ts';
import type { Till } from '../till.ts';
import type { Batch, Payout } from './lender.ts';
import { checkBillings } from './billing-rows.ts';
import { batchLines, sumsOf } from './rows.ts';
import { checkBalance } from './trial-balance.ts';

/** What the provider and its retailers owe each other: looked at after each act of theirs, all the others after a run. */
const rules = invariants.filter(({ id }) => /^I(12|40|50b)/.test(id)).map((one) => byQuery(one, {}));

const yes = (isSo: boolean) => (isSo ? 't' : 'f');
const lineOf = (one: Batch) =>
  [
    one.id,
    one.day,
    one.place,
    'sales',
    one.sales,
    'cents',
    one.cents,
    'brought',
    one.brought,
    'off',
    one.setOff,
    'paid',
    one.paid,
  ].join(' ') +
  ` carried ${one.carried} held ${yes(one.heldBy !== null)} reversed ${yes(one.isReversed)} file ${one.remittance ?? 0} pix ${one.payout?.id ?? 0}`;
const payoutLine = ({ id, batch, state }: Payout) => `${id} ${batch.id} ${batch.paid} ${state}`;

/** Expects the batches and their books to be the model's, and the rules that hold them up to hold. */
export async function checkLender(till: Till): Promise<void> {
  const { lender } = till.model;
  till.same('batches', (await batchLines(till)).toSorted(), lender.batches.map(lineOf).toSorted());
  const sums = await sumsOf(till);
  till.same('payouts', sums?.payouts.toSorted(), lender.payouts.map(payoutLine).toSorted());
  till.same('what is carried', sums?.carried, lender.carried);
  const waiting = lender.waiting().map(({ id, due, cents }) => `${id} ${due} ${cents}`);
  till.same('what is in no batch', sums?.waiting.toSorted(), waiting.toSorted());
  await checkBillings(till);
  await checkBalance(till, sums?.accounts ?? {});
  for (const rule of rules) {
    const { id, says, count, examples } = await runRule(till.world.db, rule);
    if (count > 0) throw new Error(`${id} is broken, ${says}: ${examples.join()}`);
  }
}

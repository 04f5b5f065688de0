import { checkLender } from '../../lender/check.ts';
import type { Batch, Remittance } from '../../lender/lender.ts';
import type { Model } from '../../model.ts';
import type { Picks } from '../../picks.ts';
import { when } from '../../reasons.ts';
import { centsOf, type Till } from '../../till.ts';
import type { Command } from '../command.ts';
import { finish, nextStep } from './batches.ts';
import { anyTreasurer, atDesk, isFree, ofTreasury } from './desk.ts';

/** What the next file to the bank pays. */
const toRemit = ({ lender }: Model): Batch[] =>
  lender.batches
    .filter((one) => isFree(one) && one.place === 'AT_TRANSITORY_ACCOUNT')
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

/** Records of payments in a file: whose they are, and the cents. */
function paymentsIn(content: string): [string, number][] {
  const records = content.split('\r\n').filter((line) => line[7] === '3' && line[13] === 'A');
  return records.map((line) => [line.slice(73, 93).trim(), Number(line.slice(119, 134))]);
}

async function remit(till: Till, picks: Picks): Promise<boolean> {
  const { model } = till;
  const batches = toRemit(model);
  const by = anyTreasurer(picks);
  return atDesk(till, picks, {
    route: 'POST /backofficeOriginations/remittances',
    ask: {},
    by,
    reasons: [...ofTreasury(by), ...when(batches.length === 0, 'NOTHING_TO_REMIT')],
    done: ({ body }) => {
      const { number, content } = body as { number: number; content: string };
      till.same('the number of a file', number, model.lender.remittances.length + 1);
      const expected = batches.map(({ paid }, index) => [`R${number}-${index + 1}`, paid]);
      till.same('payments of a file', paymentsIn(content), expected);
      for (const batch of batches) batch.remittance = number;
      model.lender.remittances.push({ number, content, batches });
    },
  });
}

const remitting: Command = {
  name: 'make a file to the bank',
  weight: 3,
  isPossible: ({ lender }) => lender.batches.some(isFree) || lender.batches.length % 5 === 4,
  run: async (till, picks) => {
    const some = till.model.lender.batches.filter(isFree);
    const batch = some.length > 0 && !picks.chance(15) ? picks.one(some) : null;
    for (
      let step = batch && nextStep(batch);
      batch && step && step !== 'TRANSITORY_TO_RETAILER';
      step = nextStep(batch)
    ) {
      await finish(till, picks, { batch, step, by: 'treasurer' });
      till.pass();
    }
    return remit(till, picks);
  },
};

/** What the bank says of a payment: the codes of its record, and whether it paid the sum that was asked for. */
const words = [
  { code: '00', says: 'PAID', isOther: false },
  { code: '00', says: 'PAID', isOther: false },
  { code: 'AG', says: 'REFUSED', isOther: false },
  { code: 'BD', says: 'WAITING', isOther: false },
  { code: '00', says: 'DIFFERENT', isOther: true },
] as const;
type Word = (typeof words)[number];

/** A file as the bank sends it back. */
function returned(content: string, said: readonly Word[]): string {
  const lines = content.split('\r\n');
  let place = -1;
  const records = lines.map((line, index) => {
    if (index === 0) return `${line.slice(0, 142)}2${line.slice(143)}`;
    if (line[7] !== '3' || line[13] !== 'A') return line;
    place += 1;
    const { code = '', isOther = false } = said[place] ?? {};
    const paid = Number(line.slice(119, 134)) + (isOther ? 1 : 0);
    return `${line.slice(0, 162)}${String(paid).padStart(15, '0')}${line.slice(177, 230)}${code.padEnd(10)}`;
  });
  return records.join('\r\n');
}

/** What a line of a file that came back does with its batch, once. */
function take(number: number, batch: Batch, { says }: Word): string {
  const { place, remittance, heldBy, isReversed } = batch;
  const isOver = place !== 'AT_TRANSITORY_ACCOUNT' || remittance !== number;
  if (isOver || heldBy !== null || isReversed) return 'STANDING';
  if (says === 'PAID') batch.place = 'AT_RETAILER';
  if (says === 'REFUSED') batch.remittance = null;
  return says;
}

async function read(till: Till, { number, content, batches }: Remittance, said: readonly Word[]): Promise<void> {
  const expected = batches.map((batch, index) => {
    const word = said[index] ?? words[0];
    const cents = batch.paid + (word.isOther ? 1 : 0);
    return [`R${number}-${index + 1}`, cents, take(number, batch, word)];
  });
  const answer = await till.send({
    route: 'POST /backofficeOriginations/returns',
    ask: { body: { fileName: 'retorno.ret', content: returned(content, said) } },
    by: 'treasurer',
    reasons: [],
  });
  const { answers } = answer.body as { answers: { ourId: string; amount: number; outcome: string }[] };
  till.same(
    'what a file of the bank says',
    answers.map(({ ourId, amount, outcome }) => [ourId, centsOf(amount), outcome]),
    expected,
  );
  await checkLender(till);
}

const reading: Command = {
  name: 'read a file that the bank sends back',
  weight: 4,
  isPossible: ({ lender }) => lender.remittances.length > 0,
  run: async (till, picks) => {
    const file = picks.one(till.model.lender.remittances.toReversed());
    if (picks.chance(8)) {
      const isWhole = picks.chance(50);
      const ask = { body: { fileName: 'x.rem', content: isWhole ? file.content : file.content.slice(0, 700) } };
      const reasons = [isWhole ? 'RETURN_IS_REMITTANCE' : 'RETURN_NOT_READABLE'];
      await till.send({ route: 'POST /backofficeOriginations/returns', ask, by: 'second', reasons });
      return false;
    }
    const said = file.batches.map(() => picks.one(words));
    await read(till, file, said);
    till.pass();
    if (picks.chance(50)) await read(till, file, said);
    return true;
  },
};

export const bankFileCommands: readonly Command[] = [remitting, reading];

import type { Doing } from './acts.ts';
import type { Living } from './living.ts';
import type { Lines } from './reference/entries.ts';
import type { Servicing } from './reference/servicing.ts';
import { correctionIndex } from './product/terms.ts';

const LARGEST = 1_000;

/** Brings goods back: a part, all that is left, or either of what was defective. */
export const returnGoods: Doing = async (living, { act, size }, { contract, day }) => {
  const isDefect = act === 'return defect';
  const isWhole = act === 'return all' || (isDefect && size % 2 === 0);
  const { left } = contract;
  const value = isWhole ? left.value : Math.floor((left.value * (1 + (size % 900))) / LARGEST);
  if (value === 0 || (!isWhole && contract.open.length === 0)) return null;
  if (contract.agreement) living.count('return while an agreement runs');
  const number = living.indexOf(contract);
  living.tell(day, `${act}: ${isWhole ? 'all that is left' : `${value} cents`} of ${number}`);
  await living.account.giveBack(number, { value: isWhole ? undefined : value, isDefect });
  const lines = living.customer.giveBack(contract, value, day, isDefect ? correctionIndex : null);
  living.count(isWhole ? 'return of all' : 'return in part');
  if (day === contract.start) living.count('return on the day of the sale');
  countBooked(living, contract, lines);
  return lines;
};

function countBooked(living: Living, { sold }: Servicing, lines: Lines): void {
  const has = (...names: string[]) => [...lines.keys()].some((key) => names.some((name) => key.startsWith(name)));
  if (has('CANCELLATION fine_income')) living.count('return for a defect, late charges with it');
  if (has('CANCELLATION_REFUND')) living.count('handed back in cash');
  const paid = living.customer.contracts.filter(({ kinds }) => kinds.length > 0);
  for (const { sold: one } of paid) {
    living.count(one === sold ? 'set off against the contract itself' : 'set off against another contract');
    if (one.place !== sold.place) living.count('set off against a contract of another retailer');
  }
}

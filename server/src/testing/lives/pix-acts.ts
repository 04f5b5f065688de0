import type { Doing } from './acts.ts';
import type { Living } from './living.ts';
import { type Lines, Posting } from './reference/entries.ts';
import type { Owed } from './reference/owed.ts';
import type { Charge } from './world.ts';

/** Asks for a Pix of the next installments, and pays it: as asked, less, more, or not yet. */
export const askedPix: Doing = async (living, event, { day }) => {
  const chosen = living.customer.owed(day).slice(0, 1 + (event.size % 3));
  if (chosen.length === 0 || !living.mayAsk(day)) return null;
  const at = living.receiver(
    event,
    chosen.map(({ of }) => of),
  );
  const ids = chosen.map(({ of, debt }) => ({ contract: living.indexOf(of), number: debt.number }));
  const charge = { day, chosen, at, isPaid: false, ...(await living.account.askPix(ids, at)) };
  living.charge = charge;
  living.tell(day, `asked for a Pix of ${charge.asked}`);
  const ways = ['as asked', 'less', 'more', 'not yet', 'as asked'] as const;
  const way = ways[event.size % ways.length] ?? 'as asked';
  if (way === 'not yet') return new Map();
  const other = 1 + Math.floor((charge.asked * event.size) / 1_000);
  const value = { 'as asked': charge.asked, less: Math.min(other, charge.asked - 1), more: charge.asked + other }[way];
  living.count(way === 'as asked' ? 'Pix of what was asked' : way === 'less' ? 'Pix of less' : 'Pix of more');
  return value > 0 ? arrived(living, charge, value, day) : new Map();
};

/** Pays the last Pix charge, the first time or once more. */
export const latePix: Doing = async (living, _event, { day }) => {
  const { charge } = living;
  if (!charge) return null;
  if (charge.day < day || charge.isPaid) living.count('Pix of a charge that was over');
  return arrived(living, charge, charge.asked, day);
};

/** What is charged, where it is as it was when the charge was made: it is paid as it was asked for. */
function asAsked(living: Living, charge: Charge, cents: number, day: string): readonly Owed[] | null {
  if (charge.isPaid || charge.day !== day || cents !== charge.asked) return null;
  const chosen = living.customer
    .owed(day)
    .filter((one) => charge.chosen.some(({ of, debt }) => of === one.of && debt.number === one.debt.number));
  const isSame = chosen.length === charge.chosen.length && isLowest(chosen);
  return isSame && living.customer.costOf(chosen, day) === cents ? chosen : null;
}

const isLowest = (chosen: readonly Owed[]): boolean =>
  chosen.every(({ of, debt }) =>
    of.open.every((one) => one.number > debt.number || chosen.some((other) => other.debt === one)),
  );

async function arrived(living: Living, charge: Charge, cents: number, day: string): Promise<Lines> {
  const { customer } = living;
  const { chosen, at } = charge;
  const received = { place: at.name, cash: 'cash_at_bank' };
  living.tell(day, `a Pix of ${cents} came`);
  await charge.send(cents);
  const exact = asAsked(living, charge, cents, day);
  charge.isPaid = true;
  if (exact) return customer.pay(exact, day, received);
  const { lines, left } = customer.payAmount(cents, [...new Set(chosen.map(({ of }) => of))], day, received);
  const posting = new Posting(new Map(lines));
  posting.post('PIX_UNAPPLIED', 'cash_at_bank', at.name, left);
  posting.post('PIX_UNAPPLIED', 'customer_credits', at.name, -left);
  return posting.lines;
}

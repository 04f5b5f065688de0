import { sorted } from '../../../domain/lists/sorted.ts';

/** What the rule needs to know of an open installment. */
export interface Payable {
  readonly id: string;
  readonly contractId: string;
  readonly installmentOrder: number;
  readonly dueDate: string;
  /** Of an agreement: received from the lowest on alone. */
  readonly isFromRenegotiation: boolean;
}

/** What is open on the day `asOf`. */
export interface Open<T extends Payable = Payable> {
  readonly asOf: string;
  readonly listed: readonly T[];
}

/** Why an installment may not be taken or given back now, with the numbers that may. */
export interface Hindrance {
  /** DUE: one before it must be paid first. GAP: it lies in the middle. AGREEMENT: those are paid in order. */
  readonly reason: 'DUE' | 'GAP' | 'AGREEMENT' | 'SELECTED';
  readonly orders: readonly number[];
}

/** The open installments of one's contract, lowest first, and those that are not selected. */
function ofContract({ listed }: Open, selected: ReadonlySet<string>, { contractId }: Payable) {
  const all = sorted(
    listed.filter((other) => other.contractId === contractId),
    (a, b) => a.installmentOrder - b.installmentOrder,
  );
  return { all, left: all.filter((other) => !selected.has(other.id)) };
}

/** Whether what is left unpaid may stay: one run, with nothing paid after it or, of a contract, nothing of it due. */
function mayStay(all: readonly Payable[], left: readonly Payable[], asOf: string): boolean {
  const [first] = left;
  const last = left.at(-1);
  if (!first || !last) return true;
  if (all.indexOf(last) - all.indexOf(first) !== left.length - 1) return false;
  return last === all.at(-1) || left.every((one) => !one.isFromRenegotiation && one.dueDate > asOf);
}

/** The installments of one's contract that border on what is left: taken from the front or the end, given back likewise. */
function movable(open: Open, selected: ReadonlySet<string>, one: Payable): readonly Payable[] {
  const { all, left } = ofContract(open, selected, one);
  const [first] = left;
  const last = left.at(-1);
  const isTaken = selected.has(one.id);
  const ends = !isTaken
    ? [first, last]
    : first && last
      ? [all[all.indexOf(first) - 1], all[all.indexOf(last) + 1]]
      : [all[0], all.at(-1)];
  return [...new Set(ends)].flatMap((end) => {
    if (!end) return [];
    const after = all.filter((other) => (other === end ? isTaken : left.includes(other)));
    return mayStay(all, after, open.asOf) ? [end] : [];
  });
}

/** Why `one` may not be toggled; null when it may. */
export function hindranceOf(open: Open, selected: ReadonlySet<string>, one: Payable): Hindrance | null {
  const ends = movable(open, selected, one);
  if (ends.some(({ id }) => id === one.id)) return null;
  const orders = ends.map(({ installmentOrder }) => installmentOrder);
  if (selected.has(one.id)) return { reason: 'SELECTED', orders };
  if (one.isFromRenegotiation) return { reason: 'AGREEMENT', orders };
  return { reason: ends.some(({ dueDate }) => dueDate <= open.asOf) ? 'DUE' : 'GAP', orders };
}

/** The selection after a click on an installment: unchanged when the order of its contract forbids it. */
export function toggleInstallment(open: Open, selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const one = open.listed.find((installment) => installment.id === id);
  if (!one || hindranceOf(open, selected, one)) return selected;
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** What is left of a selection in a newer list: from the front as far as it goes, then from the end. */
export function keepSelectable(open: Open, selected: ReadonlySet<string>): ReadonlySet<string> {
  const chosen = open.listed.filter(({ id }) => selected.has(id));
  const upwards = sorted(chosen, (a, b) => a.installmentOrder - b.installmentOrder);
  const backwards = sorted(chosen, (a, b) => b.installmentOrder - a.installmentOrder);
  return [...upwards, ...backwards].reduce<ReadonlySet<string>>(
    (kept, { id }) => (kept.has(id) ? kept : toggleInstallment(open, kept, id)),
    new Set(),
  );
}

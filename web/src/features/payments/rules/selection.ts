import { sorted } from '../../../domain/lists/sorted.ts';

/** What the rule needs to know of an open installment. */
export interface Payable {
  readonly id: string;
  readonly contractId: string;
  readonly installmentOrder: number;
}

function sameContract(listed: readonly Payable[], one: Payable): readonly Payable[] {
  return listed.filter((other) => other.contractId === one.contractId);
}

/** True when the lowest unselected installment of its contract, or the highest selected one, is `one`. */
export function canToggle(listed: readonly Payable[], selected: ReadonlySet<string>, one: Payable): boolean {
  const siblings = sameContract(listed, one);
  if (selected.has(one.id)) {
    return !siblings.some((other) => selected.has(other.id) && other.installmentOrder > one.installmentOrder);
  }
  return !siblings.some((other) => !selected.has(other.id) && other.installmentOrder < one.installmentOrder);
}

/** The selection after a click on an installment: unchanged when the order of its contract forbids it. */
export function toggleInstallment(
  listed: readonly Payable[],
  selected: ReadonlySet<string>,
  id: string,
): ReadonlySet<string> {
  const one = listed.find((installment) => installment.id === id);
  if (!one || !canToggle(listed, selected, one)) return selected;
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** What is left of a selection in a newer list: nothing above a gap in a contract survives. */
export function keepSelectable(listed: readonly Payable[], selected: ReadonlySet<string>): ReadonlySet<string> {
  const ascending = sorted(listed, (a, b) => a.installmentOrder - b.installmentOrder);
  return ascending
    .filter((installment) => selected.has(installment.id))
    .reduce<ReadonlySet<string>>((kept, installment) => toggleInstallment(listed, kept, installment.id), new Set());
}

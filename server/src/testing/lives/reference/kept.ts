import { correctionOf, type IndexTable } from './correction.ts';
import type { Charges } from './debt.ts';
import { share } from './integers.ts';
import type { Item } from './item.ts';

/** What a standing payment settled of an installment, less what was handed back of it. */
export interface Kept extends Charges {
  paidOn: string;
  cash: number;
  early: number;
  bonus: number;
  principal: number;
  /** Of the whole item: its face, what of it came back, and what the retailer got for a lost bonus. */
  face: number;
  faceBack: number;
  retailerCredit: number;
}

/** Tax and the interest of an agreement were for the time of the delay, and are never handed back. */
export function keptOf(item: Item, paidOn: string): Kept {
  const { principal, interest, early, bonus, retailerCredit, fine, late, contract } = item;
  const face = principal + interest;
  const charges = { fine, late, contract };
  return { paidOn, ...charges, cash: face - early - bonus, early, bonus, principal, face, faceBack: 0, retailerCredit };
}

/** What an agreement forgives was no late charge that was paid: of the latest items first. */
export function forgive(kept: readonly Kept[], cents: number): void {
  let left = cents;
  for (const item of kept.toReversed()) {
    for (const figure of ['contract', 'late', 'fine'] as const) {
      const off = Math.min(left, item[figure]);
      item[figure] -= off;
      left -= off;
    }
  }
}

/** Takes the share of figure after figure: cumulative, rounded down, within bounds. */
export function shares(value: number, of: number) {
  let [seen, given] = [0, 0];
  return (figure: number, least = 0, most = figure): number => {
    seen += figure;
    const taken = Math.max(least, Math.min(share(seen, value, of) - given, most));
    given += taken;
    return taken;
  };
}

/** Goods were defective: what was paid for them comes back with late charges, corrected up to a day by an index. */
export interface Defect {
  index: IndexTable;
  day: string;
}

/** Hands back of what was paid; returns what the books undo. */
export function handBack(
  kept: readonly Kept[],
  { value, of, defect }: { value: number; of: number; defect: Defect | null },
) {
  const take = () => shares(value, of);
  const [cash, early, bonus, principal] = [take(), take(), take(), take()];
  const charges = { fine: take(), late: take(), contract: take() };
  const back = {
    cash: 0,
    early: 0,
    bonus: 0,
    interest: 0,
    retailerCredit: 0,
    fine: 0,
    late: 0,
    contract: 0,
    correction: 0,
  };
  for (const item of kept) {
    const faceLeft = item.face - item.faceBack;
    const taken = { cash: cash(item.cash), early: early(item.early), bonus: bonus(item.bonus) };
    const face = taken.cash + taken.early + taken.bonus;
    const repaid = principal(
      item.principal,
      Math.max(0, item.principal - (faceLeft - face)),
      Math.min(item.principal, face),
    );
    const upTo = (faceBack: number) => share(item.retailerCredit, faceBack, item.face);
    back.retailerCredit += upTo(item.faceBack + face) - upTo(item.faceBack);
    back.interest += face - repaid;
    back.cash += taken.cash;
    back.early += taken.early;
    back.bonus += taken.bonus;
    item.cash -= taken.cash;
    item.early -= taken.early;
    item.bonus -= taken.bonus;
    item.principal -= repaid;
    item.faceBack += face;
    if (!defect) continue;
    let money = taken.cash;
    for (const figure of ['fine', 'late', 'contract'] as const) {
      const part = charges[figure](item[figure]);
      back[figure] += part;
      item[figure] -= part;
      money += part;
    }
    back.correction += correctionOf({ cents: money, day: item.paidOn }, defect.day, defect.index);
  }
  return back;
}

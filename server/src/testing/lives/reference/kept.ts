import type { Charges } from './debt.ts';
import { share } from './integers.ts';
import type { Item } from './item.ts';

/** What a standing payment settled of an installment, less what was handed back of it. */
export interface Kept extends Charges {
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
export function keptOf({ principal, interest, early, bonus, retailerCredit, fine, late, contract }: Item): Kept {
  const face = principal + interest;
  const charges = { fine, late, contract };
  return { ...charges, cash: face - early - bonus, early, bonus, principal, face, faceBack: 0, retailerCredit };
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

/** Hands back of what was paid, late charges of defective goods with it; returns what the books undo. */
export function handBack(
  kept: readonly Kept[],
  { value, of, isDefect }: { value: number; of: number; isDefect: boolean },
) {
  const take = () => shares(value, of);
  const [cash, early, bonus, principal] = [take(), take(), take(), take()];
  const charges = { fine: take(), late: take(), contract: take() };
  const back = { cash: 0, early: 0, bonus: 0, interest: 0, retailerCredit: 0, fine: 0, late: 0, contract: 0 };
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
    if (!isDefect) continue;
    for (const figure of ['fine', 'late', 'contract'] as const) {
      const part = charges[figure](item[figure]);
      back[figure] += part;
      item[figure] -= part;
    }
  }
  return back;
}

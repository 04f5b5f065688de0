import { correctionOf, type IndexTable } from './correction.ts';
import { share } from './integers.ts';

/** What a payment settled of an installment: money, and the late charges that were paid with it. */
export interface PaidItem {
  id: string;
  day: string;
  money: number;
  fine: number;
  late: number;
  contract: number;
}

/** What is handed back of goods that were defective. */
export interface DefectReturn {
  money: number;
  fine: number;
  late: number;
  contract: number;
  fee: number;
  correction: number;
}

type Part = 'money' | 'fine' | 'late' | 'contract';
const parts: readonly Part[] = ['money', 'fine', 'late', 'contract'];

/** Returns of one purchase for a defect: it remembers what came back of every payment. */
export class DefectReturns {
  private readonly back = new Map<string, Record<Part, number>>();
  private readonly table: IndexTable;

  constructor(table: IndexTable) {
    this.table = table;
  }

  /** Of `left` that is left of the purchase `value` comes back on a day; the fee goes with the last of it. */
  giveBack(asked: {
    items: readonly PaidItem[];
    fee: { cents: number; day: string } | null;
    value: number;
    left: number;
    day: string;
  }): DefectReturn {
    const { items, value, left, day } = asked;
    const seen = { money: 0, fine: 0, late: 0, contract: 0 };
    const given = { money: 0, fine: 0, late: 0, contract: 0 };
    let correction = 0;
    for (const item of items) {
      const before = this.back.get(item.id) ?? { money: 0, fine: 0, late: 0, contract: 0 };
      let cents = 0;
      for (const part of parts) {
        const still = item[part] - before[part];
        seen[part] += still;
        const now = Math.min(still, share(seen[part], value, left) - given[part]);
        given[part] += now;
        before[part] += now;
        cents += now;
      }
      this.back.set(item.id, before);
      correction += correctionOf({ cents, day: item.day }, day, this.table);
    }
    const fee = value === left ? asked.fee : null;
    if (fee) correction += correctionOf(fee, day, this.table);
    return { ...given, fee: fee?.cents ?? 0, correction };
  }
}

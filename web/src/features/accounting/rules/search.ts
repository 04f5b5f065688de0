import { isDate } from '@balcao/contract/kernel';

export const accountingTabs = ['balancete', 'resultado', 'provisoes', 'tributos', 'fechamento'] as const;
export type AccountingTab = (typeof accountingTabs)[number];

/** What the address says: the tab, the month, the day of the balances, the account that is open. */
export interface AccountingSearch {
  aba?: AccountingTab | undefined;
  mes?: string | undefined;
  ate?: string | undefined;
  conta?: string | undefined;
  /** The account is open with all that makes its balance. */
  saldo?: boolean | undefined;
}

const textIn = (value: unknown, shape: RegExp) => (typeof value === 'string' && shape.test(value) ? value : undefined);

/** Of an address that was typed what makes sense; a day counts only within its month. */
export function accountingSearch({ aba, mes, ate, conta, saldo }: Record<string, unknown>): AccountingSearch {
  const month = textIn(mes, /^20\d{2}-(0[1-9]|1[0-2])$/);
  const until = textIn(ate, /^20\d{2}-/);
  const account = textIn(conta, /^[a-z_]{3,40}$/);
  const tab = accountingTabs.find((one) => one === aba);
  return {
    ...(tab && { aba: tab }),
    ...(month && { mes: month }),
    ...(until && isDate(until) && { ate: until }),
    ...(account && { conta: account }),
    ...(account && saldo === true && { saldo: true }),
  };
}

import type { TransferBank } from '../../transfers/index.ts';
import type { Statement } from './read-ofx.ts';

const bare = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^\dX]/g, '')
    .replace(/^0+/, '');

/** Whether a statement is of our account: banks write it with agency and check digits or without. */
export function isOurAccount({ bankId, branchId, accountId }: Statement, bank: TransferBank): boolean {
  const { code, agency, agencyDigit, account, accountDigit } = bank;
  const whole = account + accountDigit;
  const forms = [account, whole, agency + whole, agency + agencyDigit + whole].map(bare);
  const isAgency = branchId === '' || [agency, agency + agencyDigit].map(bare).includes(bare(branchId));
  return bare(bankId) === bare(code) && forms.includes(bare(accountId)) && isAgency;
}

/** As screens call it. */
export const accountLabel = ({ code, agency, account, accountDigit }: TransferBank): string =>
  `Banco ${code}, agência ${Number(agency)}, conta ${Number(account)}-${accountDigit}`;

import type { Till } from '../till.ts';
import { collectCash } from './billing-rows.ts';

interface Line {
  account: string;
  opening: number;
  debit: number;
  credit: number;
  closing: number;
}

const isMemo = ({ account }: Line) => account.startsWith('memo_');

/** The trial balance that a person reads, up to today. */
async function trialBalance(till: Till): Promise<Line[]> {
  const answer = await till.world.call(
    'GET /backofficeAccounting/trialBalance',
    { query: { from: '2026-11-01', to: till.model.today } },
    { by: 'treasurer' },
  );
  if (answer.code !== undefined) throw new Error(`the trial balance: ${answer.code}`);
  return (answer.body as { lines: Line[] }).lines;
}

/** Expects each column of the trial balance to sum to zero, memorandum accounts by themselves, and money on its way to be where the batches are. */
export async function checkBalance(till: Till, moved: Readonly<Record<string, number>>): Promise<void> {
  const { lender, customers } = till.model;
  const lines = await trialBalance(till);
  const cents = (reais: number) => Math.round(reais * 100);
  for (const some of [lines.filter(isMemo), lines.filter((one) => !isMemo(one))]) {
    const sum = (of: (line: Line) => number) => some.reduce((total, line) => total + cents(of(line)), 0);
    const columns = [sum(({ opening }) => opening), sum(({ debit }) => debit) - sum(({ credit }) => credit)];
    till.same('what the trial balance sums to', [...columns, sum(({ closing }) => closing)], [0, 0, 0]);
  }
  const closing = (account: string) => cents(lines.find((line) => line.account === account)?.closing ?? 0);
  till.same(
    'money at the banker',
    closing('cash_at_banker'),
    lender.paidWhere((place) => place === 'AT_BANKER'),
  );
  const isBetween = (place: string) => place === 'AT_TRANSITORY_ACCOUNT';
  till.same('money in the transitory account', closing('cash_in_transitory'), lender.paidWhere(isBetween));
  const transferred = lender.paidWhere((place) => place === 'AT_RETAILER');
  const { billings, discounts, statements } = lender;
  const settled = transferred + discounts + billings.setOffTotal();
  till.same('what the retailer is owed less', moved['retailer_payable'] ?? 0, settled);
  await collectCash(till);
  till.same('what tills took and the retailer owes', closing('cash_at_retailer'), billings.owed());
  till.same('fines and interest of billings', closing('billing_charges_income'), 0 - billings.charges());
  const open = [...statements.lines.values()].filter(({ isKnown }) => !isKnown);
  const differences = open.reduce((sum, { cents: value }) => sum - value, 0);
  till.same('what only the bank knows', closing('bank_differences'), differences);
  till.same('boletos that the bank has to credit', closing('boletos_to_credit'), lender.toCredit(till.model.today));
  const fees = customers.flatMap((one) => one.fees).filter(({ state }) => state === 'OPEN');
  till.same(
    'fees that customers owe',
    closing('fees_receivable'),
    fees.reduce((sum, one) => sum + one.cents, 0),
  );
}

import type { CivilDate } from '@balcao/credit-math';
import { billingsOf, paidOf } from './billed.ts';
import type { MonthFile, Span } from './file.ts';
import { paymentsOf, taxOf } from './payments.ts';
import { settlementsOf } from './settlements.ts';

interface Line {
  on: string;
  event: string;
  ref: string;
  value: number;
}

/** A boleto is credited a day later, and costs its fee then. */
const creditOf = (fee: number, ref: string, on: string, value: number): Line[] => [
  { on, event: 'BANK_FEE', ref, value: 0 - fee },
  { on, event: 'BOLETO_CREDIT', ref, value },
];

/** All that moved at the bank since the beginning, as its statement has it. */
function movesOf(month: MonthFile, last: CivilDate): Line[] {
  const { input } = month;
  const fee = input.feePerBoleto;
  return [
    ...input.funding.map(({ on, value }) => ({ on, event: 'FUNDING', ref: on, value })),
    ...settlementsOf(input, last)
      .transfers.filter(({ paid }) => paid > 0)
      .map(({ date, retailer, paid }) => ({
        on: date,
        event: 'UME_TO_BANKER',
        ref: `${retailer}/${date}`,
        value: 0 - paid,
      })),
    ...paymentsOf(input).flatMap(({ id, method, paidOn, creditedOn, received }) => {
      if (method === 'PIX') return [{ on: paidOn, event: 'PAYMENT', ref: id, value: received }];
      return creditedOn === undefined ? [] : creditOf(fee, id, creditedOn, received);
    }),
    ...billingsOf(input, last).flatMap((billing) => {
      const paid = paidOf(billing);
      return paid ? creditOf(fee, billing.id, paid.creditedOn, paid.value) : [];
    }),
    ...taxOf(month, last)
      .filter(({ remitted }) => remitted)
      .map(({ end, remitBy, value }) => ({ on: remitBy, event: 'IOF_REMITTANCE', ref: end, value: 0 - value })),
  ];
}

const sum = (rows: readonly { value: number }[]) => rows.reduce((total, { value }) => total + value, 0);

/** The bank in a month: what the ledger has of it before and after, line by line, and what only the statement knows. */
export function bankOf(month: MonthFile, { first, last }: Span) {
  const moves = movesOf(month, last).filter(({ on }) => on <= last);
  const lines = moves
    .filter(({ on }) => on >= first)
    .toSorted((a, b) => `${a.on} ${a.event} ${a.ref}`.localeCompare(`${b.on} ${b.event} ${b.ref}`));
  const unmatched = month.input.unmatchedPix.filter(({ on }) => on <= last);
  const closingLedger = sum(moves);
  return {
    openingLedger: closingLedger - sum(lines),
    lines,
    closingLedger,
    unmatched,
    closingStatement: closingLedger + sum(unmatched),
  };
}

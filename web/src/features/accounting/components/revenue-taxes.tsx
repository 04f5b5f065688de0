import { percentOfFraction } from '@balcao/contract/kernel';
import { accountName } from '../../../domain/books/texts.ts';
import { SheetButtons } from '../../../domain/sheets/sheet-buttons.tsx';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import type { Taxes } from '../calls.ts';
import { revenueSheet } from '../rules/sheets.ts';
import { isToRecord, statusOf } from '../rules/tax-status.ts';
import { texts } from '../texts.ts';
import type { Begun } from './record-dialog.tsx';

type Revenue = NonNullable<Taxes['revenue']>;
type Payment = Revenue['payments'][number];
type Rate = Payment['rates'][number];

const columns: readonly Column<Rate>[] = [
  {
    key: 'tax',
    header: texts.tax,
    width: '20ch',
    render: ({ tax, rate }) => texts.taxRate(texts.taxNames[tax], percentOfFraction(rate)),
  },
  { key: 'on', header: texts.taxOn, width: '20ch', render: ({ revenue }) => texts.revenueParts[revenue] },
  { key: 'norm', header: texts.norm, render: ({ source }) => source },
  { key: 'base', header: texts.taxBase, align: 'end', width: '16ch', render: ({ base }) => formatReais(base) },
  { key: 'amount', header: texts.amount, align: 'end', width: '15ch', render: ({ value }) => formatReais(value) },
];

interface RevenueTaxesProps {
  month: string;
  revenue: Revenue;
  onRecord: (begun: Begun) => void;
  onAccount: (account: string) => void;
}

/** What the revenue of a month is made of, and what each tax in force takes of it, by the record that pays it. */
export function RevenueTaxes({ month, revenue, onRecord, onAccount }: RevenueTaxesProps) {
  const { base, accounts, payments } = revenue;
  return (
    <>
      <section aria-label={texts.revenueMadeOf}>
        <p className="accounting-sum">
          <span>{texts.revenueBase}</span>
          <Money reais={base} />
        </p>
        <ul className="accounting-lines">
          {accounts.map(({ account, value }) => (
            <li key={account}>
              <button type="button" className="accounting-line" onClick={() => onAccount(account)}>
                <span>{accountName(account)}</span>
                <Money reais={value} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      {payments.map((payment) => (
        <TaxPayment key={payment.kind} payment={payment} revenue={revenue} onRecord={onRecord} />
      ))}
      <div className="accounting-acts">
        <SheetButtons sheet={revenueSheet(month, revenue)} />
      </div>
    </>
  );
}

type TaxPaymentProps = Pick<RevenueTaxesProps, 'revenue' | 'onRecord'> & { payment: Payment };

function TaxPayment({ payment, revenue: { start, isOver }, onRecord }: TaxPaymentProps) {
  const { kind, total, recorded, rates } = payment;
  const title = texts.recordKinds[kind];
  const state = { isOver, recorded };
  return (
    <>
      <DataTable
        caption={title}
        columns={columns}
        rows={rates}
        rowKey={({ tax, revenue }) => `${tax} ${revenue}`}
        totals={{ amount: formatReais(total) }}
      />
      <p className="accounting-note">{statusOf(state, total)}</p>
      {isToRecord(state, total) ? (
        <Button
          aria-label={texts.recordOf(title.replace(/^Recolhimento de /, ''))}
          onClick={() => onRecord({ kind, periodStart: start, amount: total })}
        >
          {texts.record}
        </Button>
      ) : null}
    </>
  );
}

import { formatDate } from '@balcao/contract/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { Money } from '../../ui/data/money.tsx';
import type { KeyLine } from '../../ui/keyboard/shortcuts.ts';
import { useKeys } from '../../ui/keyboard/use-keys.ts';
import { takeFocus } from '../../ui/keyboard/take-focus.ts';
import { InstallmentBadge } from './installment-badge.tsx';
import type { Installment } from './installment.ts';
import { texts } from './texts.ts';
import './installment-table.css';

interface InstallmentTableProps {
  /** Already in the order they are listed. */
  installments: readonly Installment[];
  selectedIds: ReadonlySet<string>;
  /** False when the order of the contract forbids the click. */
  canToggle: (installment: Installment) => boolean;
  onToggle: (id: string) => void;
  /** Enter on a check. */
  onEnter: () => void;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
}

/** Zero is a dash: the eye stops only where something is added or taken off. */
const amountOrDash = (reais: number) =>
  reais === 0 ? <span className="installment-none">–</span> : <Money reais={reais} />;

const columns: readonly Column<Installment>[] = [
  {
    key: 'contract',
    header: texts.contract,
    render: (one) => <span className="installment-contract">{one.contractNumber}</span>,
  },
  {
    key: 'order',
    header: texts.order,
    render: (one) => (
      <>
        {texts.orderOf(one.installmentOrder, one.numberOfInstallments)}
        {one.isFromRenegotiation ? ' **' : ''}
      </>
    ),
  },
  {
    key: 'dueDate',
    header: texts.dueDate,
    render: (one) => (
      <span className="installment-due">
        {formatDate(one.dueDate)} <InstallmentBadge status={one.status} />
      </span>
    ),
  },
  { key: 'value', header: texts.value, align: 'end', render: (one) => <Money reais={one.installmentValue} /> },
  { key: 'discount', header: texts.discounts, align: 'end', render: (one) => amountOrDash(one.discount) },
  { key: 'interest', header: texts.interest, align: 'end', render: (one) => amountOrDash(one.interest) },
  {
    key: 'paymentDue',
    header: texts.paymentDue,
    align: 'end',
    render: (one) => (
      <strong>
        <Money reais={one.paymentDue} />
      </strong>
    ),
  },
];

/** Space is the check's own. */
const keyLines: readonly KeyLine[] = [
  { keys: ['ArrowUp', 'ArrowDown'], label: texts.keys.move },
  { keys: [' '], label: texts.keys.select },
  { keys: ['Enter'], label: texts.keys.pay },
];

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** What a customer owes, with a check on each line. */
export function InstallmentTable(props: InstallmentTableProps) {
  const { installments, selectedIds, canToggle, onToggle, onEnter, empty } = props;
  const frame = useRef<HTMLDivElement>(null);
  const checks = () => [...(frame.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];

  // The question is what to pay: the first answer has the focus.
  useEffect(() => {
    takeFocus(frame.current?.querySelector<HTMLInputElement>('input:enabled'));
  }, []);

  const onKeyDown = useKeys<HTMLInputElement>(keyLines, (event) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      checks()[checks().indexOf(event.currentTarget) + step]?.focus();
    } else if (event.key === 'Enter' && !event.repeat) {
      event.preventDefault();
      onEnter();
    }
  });

  const check: Column<Installment> = {
    key: 'check',
    header: texts.select,
    isHeaderHidden: true,
    render: (one) => (
      <label className="installment-check">
        <input
          type="checkbox"
          aria-label={texts.selectOne(one.installmentOrder, one.numberOfInstallments, one.contractNumber)}
          checked={selectedIds.has(one.id)}
          disabled={!canToggle(one)}
          onChange={() => onToggle(one.id)}
          onKeyDown={onKeyDown}
        />
      </label>
    ),
  };
  return (
    <div className="installment-table" ref={frame}>
      <DataTable
        caption={texts.caption}
        columns={[...columns, check]}
        rows={installments}
        rowKey={(one) => one.id}
        isSelected={(one) => selectedIds.has(one.id)}
        empty={empty}
      />
    </div>
  );
}

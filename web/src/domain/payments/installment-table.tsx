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
  /** Nothing may be changed now. */
  isLocked: boolean;
  /** Why the order of the contract forbids the click; null when it does not. */
  whyNot: (installment: Installment) => string | null;
  onToggle: (id: string) => void;
  /** A click that is forbidden. */
  onForbidden: (why: string) => void;
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
    render: (one) => one.contractNumber,
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
  { keys: ['Home', 'End'], label: texts.keys.ends },
  { keys: [' '], label: texts.keys.select },
  { keys: ['Enter'], label: texts.keys.pay },
];

/** What a customer owes, with a check on each line. */
export function InstallmentTable(props: InstallmentTableProps) {
  const { installments, selectedIds, isLocked, whyNot, onToggle, onForbidden, onEnter, empty } = props;
  const frame = useRef<HTMLDivElement>(null);
  const checks = () => [...(frame.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];

  // The question is what to pay: the first answer has the focus.
  useEffect(() => {
    takeFocus(frame.current?.querySelector<HTMLInputElement>('input:enabled:not([aria-disabled])'));
  }, []);

  const onKeyDown = useKeys<HTMLInputElement>(keyLines, (event) => {
    const all = checks();
    const to = {
      ArrowDown: all.indexOf(event.currentTarget) + 1,
      ArrowUp: all.indexOf(event.currentTarget) - 1,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      all[to]?.focus();
    } else if (event.key === 'Enter' && !event.repeat) {
      event.preventDefault();
      onEnter();
    }
  });

  const check: Column<Installment> = {
    key: 'check',
    header: texts.select,
    isHeaderHidden: true,
    render: (one) => {
      const why = whyNot(one);
      return (
        <label className="installment-check">
          <input
            type="checkbox"
            aria-label={texts.selectOne(one.installmentOrder, one.numberOfInstallments, one.contractNumber)}
            title={why ?? undefined}
            aria-disabled={why === null ? undefined : true}
            tabIndex={why === null ? undefined : -1}
            checked={selectedIds.has(one.id)}
            disabled={isLocked}
            onChange={() => (why === null ? onToggle(one.id) : onForbidden(why))}
            onKeyDown={onKeyDown}
          />
        </label>
      );
    },
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

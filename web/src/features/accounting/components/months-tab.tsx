import { formatDateTime } from '@balcao/contract/kernel';
import { useState } from 'react';
import { errorText, hasCode } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { askMonth, closeMonth, type Month } from '../calls.ts';
import { monthName } from '../rules/months.ts';
import { texts } from '../texts.ts';
import { useBooksAct } from '../use-accounting.ts';
import { BankCover, BankHold, ExplainLink, isHeld } from './bank-hold.tsx';

const tones = { OPEN: 'info', ASKED: 'attention', CLOSED: 'success' } as const;
const person = (done: Month['asked']) => (done ? texts.by(done.name, formatDateTime(done.at)) : '-');

interface Acts {
  onAsk: (month: string) => void;
  onClose: (month: Month) => void;
}

const actOf = (one: Month, { onAsk, onClose }: Acts) => {
  const { month, isNext, state, mayClose } = one;
  if (!isNext) return null;
  if (state === 'OPEN')
    return (
      <Button kind="quiet" aria-label={texts.askOf(monthName(month))} onClick={() => onAsk(month)}>
        {texts.ask}
      </Button>
    );
  if (!mayClose) return texts.waitsForOther;
  return isHeld(one) ? (
    texts.waitsForBank
  ) : (
    <Button kind="quiet" aria-label={texts.closeOf(monthName(month))} onClick={() => onClose(one)}>
      {texts.closeMonth}
    </Button>
  );
};

const columnsOf = (acts: Acts): readonly Column<Month>[] => [
  { key: 'month', header: texts.month, width: '11ch', render: ({ month }) => monthName(month) },
  {
    key: 'state',
    header: texts.status,
    width: '22ch',
    render: ({ state }) => <StatusBadge tone={tones[state]} text={texts.monthState[state]} />,
  },
  { key: 'asked', header: texts.asked, render: ({ asked }) => person(asked) },
  { key: 'closed', header: texts.closedBy, render: ({ closed }) => person(closed) },
  { key: 'act', header: texts.closeMonth, isHeaderHidden: true, width: '20ch', render: (month) => actOf(month, acts) },
];

/** Months of the books; one person asks for a month to be closed, another closes it. */
export function MonthsTab({ months }: { months: readonly Month[] }) {
  const [closing, setClosing] = useState<Month>();
  const ask = useBooksAct(askMonth, texts.askedDone);
  const held = months.find(isHeld);
  return (
    <>
      {held?.statements ? <BankHold month={held.month} toExplain={held.statements.toExplain} /> : null}
      <DataTable
        caption={texts.months}
        columns={columnsOf({ onAsk: (month) => ask.mutate(month), onClose: setClosing })}
        rows={months}
        rowKey={({ month }) => month}
      />
      {closing ? <CloseDialog of={closing} onClose={() => setClosing(undefined)} /> : null}
    </>
  );
}

function CloseDialog({ of: { month, statements }, onClose }: { of: Month; onClose: () => void }) {
  const act = useBooksAct(closeMonth, texts.closedDone, { isQuiet: true });
  return (
    <Dialog
      open
      title={texts.closeOf(monthName(month))}
      onClose={act.isPending ? undefined : onClose}
      actions={
        <>
          <Button disabled={act.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            kind="primary"
            busyText={act.isPending ? texts.closingNow : undefined}
            onClick={() => act.mutate(month, { onSuccess: onClose })}
          >
            {texts.closeMonth}
          </Button>
        </>
      }
    >
      <p>{texts.closeWhat}</p>
      {statements ? <BankCover month={month} coveredThrough={statements.coveredThrough} /> : null}
      {act.error ? (
        <Banner
          kind="danger"
          isLive
          actions={hasCode(act.error, 'MONTH_LINES_TO_EXPLAIN') ? <ExplainLink month={month} /> : null}
        >
          {errorText(act.error, brandName())}
        </Banner>
      ) : null}
    </Dialog>
  );
}

import type { CashDetail } from '../../../domain/cash/cash-calls.ts';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { texts } from '../texts.ts';
import { SessionFigures } from './session-figures.tsx';

interface SessionClosedProps {
  detail: CashDetail;
  onOpenAnother: () => void;
}

/** Closed: its figures, and the paper to print. */
export function SessionClosed({ detail, onOpenAnother }: SessionClosedProps) {
  return (
    <EmptyState
      title={texts.closed(detail.drawer, detail.number)}
      actions={
        <>
          <Button onClick={onOpenAnother}>{texts.openAnother}</Button>
          <ReceiptLink href={`/render/${detail.id}/cash`} text={texts.print} isMain />
        </>
      }
    >
      <div className="cash-stack">
        <p>{texts.closedHint}</p>
        <SessionFigures detail={detail} />
      </div>
    </EmptyState>
  );
}

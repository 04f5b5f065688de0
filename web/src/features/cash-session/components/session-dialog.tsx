import { useQuery } from '@tanstack/react-query';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { closingTexts, texts } from '../texts.ts';
import { HandMoves } from './hand-moves.tsx';
import { SessionFigures } from './session-figures.tsx';

/** A closed session with what moved it, and its paper once more. */
export function SessionDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.cashSession(id),
    queryFn: ({ signal }) => call('GET /coordinator/cash/sessions/{id}', { params: { id }, signal }),
  });
  return (
    <Dialog
      open
      size="wide"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{closingTexts.shut}</Button>
          <ReceiptLink href={`/render/${id}/cash`} text={texts.print} />
        </>
      }
    >
      {data ? (
        <div className="cash-stack">
          <SessionFigures detail={data} />
          <h3>{texts.moves}</h3>
          <HandMoves moves={data.moves} />
        </div>
      ) : error ? (
        <EmptyState
          title={closingTexts.failed}
          actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
        />
      ) : (
        <SkeletonRows label={closingTexts.loading} rows={5} />
      )}
    </Dialog>
  );
}

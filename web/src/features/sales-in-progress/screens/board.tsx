import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSalesInProgress } from '../../../domain/contracts/use-sales-in-progress.ts';
import { TOAST_MS } from '../../../domain/counter/failure.ts';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { StoreRequests } from '../../../domain/store-requests/store-requests.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { SaleList } from './sale-list.tsx';
import { texts } from '../texts.ts';
import './board.css';

const ASK_EVERY_MS = 10_000;

interface BoardProps {
  /** Leaves everything of a sale where the purchase goes on with it. */
  takeOver: (sale: { contractId: string; storeId: string; operatorId: string }) => Promise<unknown>;
}

/** Sales of the store that wait for somebody; one press goes on where each was. */
export function SalesInProgress({ takeOver }: BoardProps) {
  const { storeId, operatorId } = useCounter();
  const navigate = useNavigate();
  const toast = useToast();
  const [opening, setOpening] = useState<string | null>(null);
  const board = useSalesInProgress(storeId, ASK_EVERY_MS);

  const goOn = async (contractId: string) => {
    if (opening !== null || storeId === null) return;
    setOpening(contractId);
    try {
      await takeOver({ contractId, storeId, operatorId });
      await navigate({ to: '/caixa/compras' });
    } catch (error) {
      toast.show({ kind: 'danger', text: errorText(error, brandName()), ms: TOAST_MS });
      setOpening(null);
      void board.refetch();
    }
  };
  const list = { now: board.dataUpdatedAt, opening, onGoOn: (contractId: string) => void goOn(contractId) };
  const sales = board.data ?? [];

  return (
    <div className="in-progress">
      <BackLink to="/caixa">{texts.back}</BackLink>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="in-progress-soft">{texts.intro}</p>
      <StoreRequests />
      {board.isLoading ? <SkeletonRows label={texts.loading} rows={3} /> : null}
      {board.error && !board.data ? (
        <EmptyState
          title={errorText(board.error, brandName())}
          actions={<Button onClick={() => void board.refetch()}>{texts.tryAgain}</Button>}
        />
      ) : null}
      {board.data && sales.length === 0 ? (
        <EmptyState
          title={texts.none}
          actions={
            <Link className="button button-primary" to="/caixa/compras">
              {texts.sell}
            </Link>
          }
        >
          {texts.noneHint}
        </EmptyState>
      ) : null}
      <SaleList title={texts.own} sales={sales.filter(({ isOwn }) => isOwn)} {...list} />
      <SaleList title={texts.ofStore} sales={sales.filter(({ isOwn }) => !isOwn)} {...list} />
    </div>
  );
}

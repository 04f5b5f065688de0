import { formatDateTime } from '@balcao/contract/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { Poster } from '../components/poster.tsx';
import { texts } from '../texts.ts';
import '../store-code.css';

function useStoreCode(storeId: string) {
  const client = useQueryClient();
  const queryKey = queryKeys.storeCode(storeId);
  const code = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /payments/store-code', { query: { storeId }, signal }),
    staleTime: 0,
  });
  const make = useMutation({
    mutationFn: () => call('POST /payments/store-code', { body: { storeId } }),
    onSuccess: (made) => client.setQueryData(queryKey, made),
  });
  return { code, make };
}

/** The code that a store prints; what is on the screen is what comes out of the printer (ADR 0083). */
export function StoreCode() {
  const { storeId } = useCounter();
  const { code, make } = useStoreCode(storeId ?? '');
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const { data } = code;
  const makeOne = (said?: string) =>
    make.mutate(undefined, {
      onSuccess: () => (said === undefined ? undefined : toast.show({ kind: 'success', text: said })),
      onError: (error) => toast.show({ kind: 'danger', text: errorText(error, brandName()) }),
      onSettled: () => setAsking(false),
    });
  const busyText = make.isPending ? texts.making : undefined;
  return (
    <CounterLayout title={texts.title} back={<BackLink to="/configuracao">{texts.settings}</BackLink>}>
      {code.isLoading ? <SkeletonRows label={texts.loading} rows={4} /> : null}
      {code.error ? (
        <EmptyState
          title={errorText(code.error, brandName())}
          actions={<Button onClick={() => void code.refetch()}>{texts.tryAgain}</Button>}
        />
      ) : null}
      {data && data.address === null ? (
        <EmptyState
          title={texts.none}
          actions={
            <Button kind="primary" busyText={busyText} onClick={() => makeOne()}>
              {texts.make}
            </Button>
          }
        >
          {texts.noneHint}
        </EmptyState>
      ) : null}
      {data && data.address !== null ? (
        <>
          <div className="store-code-acts">
            <Button kind="primary" icon="printer" onClick={() => window.print()}>
              {texts.print}
            </Button>
            <Button onClick={() => setAsking(true)}>{texts.another}</Button>
            {data.madeAt === null ? null : <p>{texts.madeAt(formatDateTime(data.madeAt))}</p>}
          </div>
          <Poster store={data.storeName} retailer={data.retailerName} address={data.address} />
        </>
      ) : null}
      <Dialog
        open={isAsking}
        title={texts.anotherTitle}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button data-autofocus onClick={() => setAsking(false)}>
              {texts.cancel}
            </Button>
            <Button kind="danger" busyText={busyText} onClick={() => makeOne(texts.changed)}>
              {texts.anotherYes}
            </Button>
          </>
        }
      >
        <p>{texts.anotherMeaning}</p>
      </Dialog>
    </CounterLayout>
  );
}

import { formatDate, percentOfFraction } from '@balcao/contract/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { sendOnce } from '../../../domain/sending/send-once.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { texts } from './texts.ts';

/** What is due later, offered sooner; nothing where the terms offer none or nothing waits. */
export function Anticipation({ retailerId }: { retailerId: string }) {
  const [isOpen, setOpen] = useState(false);
  const params = { id: retailerId };
  const quote = useQuery({
    queryKey: queryKeys.anticipation(retailerId),
    queryFn: ({ signal }) => call('GET /backofficeOriginations/retailers/{id}/anticipation', { params, signal }),
    staleTime: 0,
    retry: false,
  });
  const client = useQueryClient();
  const toast = useToast();
  const send = useMutation({
    mutationFn: (discount: number) =>
      sendOnce(`anticipation:${retailerId}`, { discount }, (idempotencyKey) =>
        call('POST /backofficeOriginations/retailers/{id}/anticipation', {
          params,
          body: { discount },
          idempotencyKey,
        }),
      ),
    onSuccess: () => {
      toast.show({ kind: 'success', text: texts.anticipated });
      setOpen(false);
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.everyTransfer() }),
  });
  if (!quote.data || quote.isError) return null;
  const { count, face, paid, discount, paidOn, rateMonthly } = quote.data;
  return (
    <section className="finance-offer" aria-label={texts.anticipate}>
      <p>{texts.anticipation(count, formatReais(face), formatDate(paidOn))}</p>
      <Button icon="coins" onClick={() => setOpen(true)}>
        {texts.anticipate}
      </Button>
      <Dialog
        open={isOpen}
        title={texts.anticipateTitle}
        onClose={send.isPending ? undefined : () => setOpen(false)}
        actions={
          <>
            <Button disabled={send.isPending} onClick={() => setOpen(false)}>
              {texts.cancel}
            </Button>
            <Button
              kind="primary"
              busyText={send.isPending ? texts.confirming : undefined}
              onClick={() => send.mutate(discount)}
            >
              {texts.confirm(formatReais(paid))}
            </Button>
          </>
        }
      >
        <dl className="finance-quote">
          <dt>{texts.face}</dt>
          <dd>{formatReais(face)}</dd>
          <dt>{texts.discount(percentOfFraction(rateMonthly))}</dt>
          <dd>{formatReais(discount)}</dd>
          <dt>{texts.youGet}</dt>
          <dd>{formatReais(paid)}</dd>
        </dl>
        {send.error ? (
          <Banner kind="danger" isLive>
            {errorText(send.error, brandName())}
          </Banner>
        ) : null}
      </Dialog>
    </section>
  );
}

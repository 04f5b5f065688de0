import { formatDateTime } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type DeskItem, release, type Settlement, settle } from '../calls.ts';
import { texts } from '../texts.ts';

const outcomes = ['RETURNED', 'RECEIVED'] as const;
const cards = outcomes.map((value) => ({ value, label: texts.outcomes[value] }));

/** A Pix of no known charge that this analyst took: what the bank told, and where the money went. */
export function PixDialog({ item, onClose }: { item: DeskItem; onClose: (isSettled: boolean) => void }) {
  const toast = useToast();
  const [outcome, setOutcome] = useState<Settlement['outcome']>('RETURNED');
  const isSettled = useRef(false);
  const { id } = item;
  const { data, error } = useQuery({
    queryKey: queryKeys.unmatchedPix(id),
    queryFn: ({ signal }) => call('GET /coordinator/pix/unmatched/{id}', { params: { id }, signal }),
  });
  const facts = data
    ? ([
        [texts.pixValue, formatReais(data.value)],
        [texts.pixPaidAt, formatDateTime(data.paidAt)],
        [texts.pixTxid, data.txid],
        [texts.pixId, data.endToEndId],
      ] as const)
    : [];
  const send = async (reason: string) => {
    await settle(id, { outcome, reason });
    isSettled.current = true;
    toast.show({ kind: 'success', text: texts.settled });
  };
  const close = async () => {
    // It goes back by itself after ten minutes: a failure here stops nobody.
    if (!isSettled.current) await release(item).catch(() => undefined);
    onClose(isSettled.current);
  };
  return (
    <ReasonDialog
      title={texts.pixTitle}
      confirm={texts.settle}
      busyText={texts.settling}
      cancel={texts.cancel}
      label={texts.reason}
      hint={texts.reasonHint}
      onSend={send}
      onClose={() => void close()}
    >
      <p>{texts.pixIntro}</p>
      {error ? <Banner kind="danger">{errorText(error, brandName())}</Banner> : null}
      {data || error ? null : <SkeletonRows label={texts.loadingPix} rows={2} />}
      <dl className="desk-facts">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <RadioCards
        label={texts.outcome}
        value={outcome}
        onChange={(value) => setOutcome(outcomes.find((one) => one === value) ?? outcome)}
        cards={cards}
      />
    </ReasonDialog>
  );
}

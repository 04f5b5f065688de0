import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { type Campaign, stopCampaign } from '../calls.ts';
import { CampaignCard } from '../components/campaign-card.tsx';
import { NewCampaignDialog } from '../components/new-campaign-dialog.tsx';
import { termsText, texts } from '../texts.ts';
import '../coupons.css';

/** What runs, what it gave and what it cost; one is made and ended here. */
export function Campaigns() {
  const toast = useToast();
  const [isCreating, setCreating] = useState(false);
  const [ending, setEnding] = useState<Campaign>();
  const list = useQuery({
    queryKey: queryKeys.couponCampaigns(),
    queryFn: ({ signal }) => call('GET /coordinator/coupon-campaigns', { signal }),
    staleTime: 0,
  });
  const kinds = useQuery({
    queryKey: queryKeys.policyKinds(),
    queryFn: ({ signal }) => call('GET /policies/kinds', { signal }),
    staleTime: Infinity,
  });
  const scopes = kinds.data?.kinds.find(({ kind }) => kind === 'coupon-campaign')?.scopes ?? [];
  const items = list.data?.items ?? [];
  const isFuture = ending?.status === 'FUTURE';
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <div className="campaign-tools">
        <Button kind="primary" onClick={() => setCreating(true)} disabled={!kinds.data}>
          {texts.create}
        </Button>
        <Link className="button" to="/campanhas/cliente">
          {texts.customer}
        </Link>
      </div>
      {list.isLoading ? <SkeletonRows label={texts.loading} rows={3} /> : null}
      {list.error && !list.data ? (
        <EmptyState
          title={errorText(list.error, brandName())}
          actions={<Button onClick={() => void list.refetch()}>{texts.tryAgain}</Button>}
        />
      ) : null}
      {list.data && items.length === 0 ? <EmptyState title={texts.none}>{texts.noneHint}</EmptyState> : null}
      <ul className="campaigns" aria-label={texts.list}>
        {items.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} onEnd={() => setEnding(campaign)} />
        ))}
      </ul>
      {isCreating ? (
        <NewCampaignDialog
          scope={scopes.includes('PROVIDER') ? 'PROVIDER' : 'RETAILER'}
          onDone={() => {
            setCreating(false);
            void list.refetch();
          }}
          onClose={() => setCreating(false)}
        />
      ) : null}
      {ending ? (
        <ReasonDialog
          title={isFuture ? texts.cancelTitle : texts.endTitle}
          confirm={texts.end}
          busyText={texts.ending}
          cancel={texts.back}
          label={texts.reason}
          hint={texts.reasonHint}
          kind="danger"
          onSend={async (reason) => {
            await stopCampaign(ending, reason);
            toast.show({ kind: 'success', text: texts.ended });
            await list.refetch();
          }}
          onClose={() => setEnding(undefined)}
        >
          <p>
            <strong>{termsText(ending, formatReais)}</strong>
            <br />
            {isFuture ? texts.cancelWhat : texts.endWhat}
          </p>
        </ReasonDialog>
      ) : null}
    </CounterLayout>
  );
}

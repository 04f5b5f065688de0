import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { OfferDialog } from '../components/offer-dialog.tsx';
import { ProductCard } from '../components/product-card.tsx';
import { ProductDialog } from '../components/product-dialog.tsx';
import { type CatalogueOffer, type CatalogueProduct, catalogueQuery, withdrawOffer } from '../device-admin-calls.ts';
import { catalogueTexts as texts, termsText } from '../texts.ts';
import '../devices.css';

type Doing =
  | { kind: 'product'; product: CatalogueProduct | null }
  | { kind: 'offer'; product: CatalogueProduct }
  | { kind: 'withdraw'; offer: CatalogueOffer };

/** '/aparelhos/catalogo': what stores sell, and for how much from day to day. */
export function DeviceCatalogueAdmin() {
  const [doing, setDoing] = useState<Doing | null>(null);
  const found = useQuery(catalogueQuery());
  const close = () => {
    setDoing(null);
    void found.refetch();
  };
  return (
    <CounterLayout title={texts.title} back={<BackLink to="/aparelhos">{texts.waiting}</BackLink>}>
      <p>
        <Button kind="primary" onClick={() => setDoing({ kind: 'product', product: null })}>
          {texts.newProduct}
        </Button>
      </p>
      {found.isError ? (
        <EmptyState
          title={errorText(found.error, brandName())}
          actions={<Button onClick={() => void found.refetch()}>{texts.tryAgain}</Button>}
        />
      ) : found.isPending ? (
        <SkeletonRows label={texts.loading} rows={4} />
      ) : found.data.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      ) : (
        <ul className="devices-list" aria-label={texts.title}>
          {found.data.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              onChange={() => setDoing({ kind: 'product', product })}
              onPrice={() => setDoing({ kind: 'offer', product })}
              onWithdraw={(offer) => setDoing({ kind: 'withdraw', offer })}
            />
          ))}
        </ul>
      )}
      {doing ? <Doings doing={doing} onClose={close} /> : null}
      <p>
        <Link to="/aparelhos">{texts.waiting}</Link>
      </p>
    </CounterLayout>
  );
}

function Doings({ doing, onClose }: { doing: Doing; onClose: () => void }) {
  const toast = useToast();
  if (doing.kind === 'product') return <ProductDialog product={doing.product} onClose={onClose} />;
  if (doing.kind === 'offer') return <OfferDialog product={doing.product} onClose={onClose} />;
  return (
    <ReasonDialog
      title={texts.withdrawTitle}
      confirm={texts.withdraw}
      busyText={texts.withdrawing}
      kind="danger"
      cancel={texts.cancel}
      label={texts.reason}
      hint={texts.reasonHint}
      onSend={async (reason) => {
        await withdrawOffer(doing.offer.id, reason);
        toast.show({ kind: 'success', text: texts.withdrawn });
      }}
      onClose={onClose}
    >
      <p>{termsText(doing.offer)}</p>
    </ReasonDialog>
  );
}

import type { Cents } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeviceProduct, evaluationQuery, productsQuery } from '../../../../domain/devices/device-calls.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../../ui/feedback/skeleton-rows.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { fixedValue, rangeOf } from '../../rules/device/range.ts';
import { texts as purchaseTexts } from '../../texts.ts';
import type { Purchase } from '../../use-purchase.ts';
import { DeviceCatalogue } from './catalogue.tsx';
import { RangeValue } from './range-value.tsx';
import { catalogueTexts as texts } from '../../rules/device/texts.ts';

interface DeviceQuestionProps {
  purchase: Purchase;
  /** As the session tells it: reading the store anew is for acts, and in a render would have it drawn for ever. */
  storeId: string;
}

/** 'Which device?': a fixed price is priced at once, a price range asks for the value first. */
export function DeviceQuestion({ purchase: { snapshot, send }, storeId }: DeviceQuestionProps) {
  const { context } = snapshot;
  const products = useQuery(productsQuery(storeId));
  const evaluation = useQuery(evaluationQuery(context.cpf, storeId));
  const [ranged, setRanged] = useState<DeviceProduct | null>(null);
  if (products.isError || evaluation.isError) {
    const retry = () => void (products.isError ? products.refetch() : evaluation.refetch());
    return <EmptyState title={texts.failed} actions={<Button onClick={retry}>{texts.tryAgain}</Button>} />;
  }
  if (products.isPending || evaluation.isPending) return <SkeletonRows label={texts.loading} rows={4} />;
  if (products.data.length === 0) return <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>;

  const credit = evaluation.data;
  const isChecking = snapshot.matches('checkingLimit');
  const ask = (product: DeviceProduct, valueCents: Cents) =>
    send({
      type: 'CHOOSE_DEVICE',
      device: {
        product: { id: product.id, name: product.name },
        evaluationId: credit?.id ?? context.device?.evaluationId ?? null,
        imei: null,
      },
      valueCents,
    });
  const choose = (product: DeviceProduct) => {
    const [offer] = product.offers;
    if (!offer || isChecking) return;
    const isRanged = rangeOf(offer, null) !== null;
    setRanged(isRanged ? product : null);
    if (isRanged) send({ type: 'LEAVE_DEVICE' });
    else ask(product, fixedValue(offer));
  };
  const range = ranged?.offers[0] ? rangeOf(ranged.offers[0], credit?.policy.maxAmount ?? null) : null;
  return (
    <>
      {credit ? <Banner kind="info">{texts.extraCredit(credit.policy.maxAmount)}</Banner> : null}
      <DeviceCatalogue
        products={products.data}
        chosenId={ranged?.id ?? context.device?.product.id ?? ''}
        onChoose={choose}
      />
      {isChecking && !ranged ? (
        <p role="status">
          <Spinner /> {purchaseTexts.checking}
        </p>
      ) : null}
      {ranged && range ? (
        <RangeValue
          key={ranged.id}
          range={range}
          isChecking={isChecking}
          onChange={() => {
            if (context.device) send({ type: 'LEAVE_DEVICE' });
          }}
          onChoose={(value) => ask(ranged, value)}
        />
      ) : null}
    </>
  );
}

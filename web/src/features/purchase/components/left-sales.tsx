import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSalesInProgress } from '../../../domain/contracts/use-sales-in-progress.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { leftTexts } from '../texts.ts';
import type { Purchase } from '../use-purchase.ts';

const ASK_EVERY_MS = 10_000;

/** Sales that were left waiting, beside the next customer: each says when the customer or the analyst decided. */
export function LeftSales({ purchase: { snapshot, send }, storeId }: { purchase: Purchase; storeId: string | null }) {
  const { left, leftAt } = snapshot.context;
  const { data, dataUpdatedAt } = useSalesInProgress(storeId, left.length > 0 ? ASK_EVERY_MS : false);
  const waitsFor = (contractId: string) => data?.find((one) => one.contractId === contractId)?.waitsFor;
  useEffect(() => {
    // A board of before the last one was left does not have it yet.
    if (!data || dataUpdatedAt < leftAt) return;
    // Finished meanwhile, by a colleague or on another device.
    for (const { contractId } of left) if (waitsFor(contractId) === undefined) send({ type: 'DROP', contractId });
  });
  return left.map(({ contractId, customerName }) => (
    <LeftSale
      key={contractId}
      customerName={customerName}
      waitsFor={waitsFor(contractId)}
      onDismiss={() => send({ type: 'DROP', contractId })}
    />
  ));
}

interface LeftSaleProps {
  customerName: string;
  waitsFor: string | undefined;
  onDismiss: () => void;
}

function LeftSale({ customerName, waitsFor, onDismiss }: LeftSaleProps) {
  const isEnded = waitsFor === 'REFUSED' || waitsFor === 'EXPIRED';
  const [kind, title, meaning] =
    waitsFor === 'FINISH'
      ? (['success', leftTexts.authorised, leftTexts.authorisedMeaning] as const)
      : isEnded
        ? (['attention', leftTexts.ended, leftTexts.endedMeaning] as const)
        : (['info', leftTexts.waits, leftTexts.waitsMeaning] as const);
  return (
    <Banner
      kind={kind}
      title={title(customerName)}
      isLive
      actions={
        <>
          <Link className="button" to="/caixa/andamento">
            {leftTexts.open}
          </Link>
          {isEnded ? <Button onClick={onDismiss}>{leftTexts.dismiss}</Button> : null}
        </>
      }
    >
      {meaning}
    </Banner>
  );
}

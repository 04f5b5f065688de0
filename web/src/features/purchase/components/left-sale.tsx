import { Link } from '@tanstack/react-router';
import { useSalesInProgress } from '../../../domain/contracts/use-sales-in-progress.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { SaleLeft } from '../machine/context.ts';
import { leftTexts } from '../texts.ts';

const ASK_EVERY_MS = 10_000;

/** The sale that was left waiting, beside the next customer: says when the customer or the analyst decided. */
export function LeftSale({ left, storeId }: { left: SaleLeft; storeId: string | null }) {
  const { data } = useSalesInProgress(storeId, ASK_EVERY_MS);
  const waitsFor = data?.find(({ contractId }) => contractId === left.contractId)?.waitsFor;
  // Finished meanwhile, by a colleague or on another device.
  if (data && waitsFor === undefined) return null;
  const [kind, title, meaning] =
    waitsFor === 'FINISH'
      ? (['success', leftTexts.authorised, leftTexts.authorisedMeaning] as const)
      : waitsFor === 'REFUSED' || waitsFor === 'EXPIRED'
        ? (['attention', leftTexts.ended, leftTexts.endedMeaning] as const)
        : (['info', leftTexts.waits, leftTexts.waitsMeaning] as const);
  return (
    <Banner
      kind={kind}
      title={title(left.customerName)}
      isLive
      actions={
        <Link className="button" to="/caixa/andamento">
          {leftTexts.open}
        </Link>
      }
    >
      {meaning}
    </Banner>
  );
}

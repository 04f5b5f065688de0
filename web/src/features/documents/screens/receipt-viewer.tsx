import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { texts } from '../texts.ts';
import { useReceipt } from '../use-receipt.ts';
import './receipt-viewer.css';

/** The PDF library is 100 KB and more: fetched while the file is on its way. */
const PdfPages = lazy(async () => ({ default: (await import('../components/pdf-pages.tsx')).PdfPages }));

export function ReceiptViewer({ ids, type }: { ids: string; type: string }) {
  const { receipt, retry } = useReceipt(ids, type);
  const [isBroken, setBroken] = useState(false);
  const hasFailed = receipt.kind === 'failed' || isBroken;
  return (
    <main className="receipt">
      <h1 className="visually-hidden">{texts.title}</h1>
      {receipt.kind === 'ready' && !isBroken ? (
        <Button kind="primary" icon="printer" onClick={() => window.print()}>
          {texts.print}
        </Button>
      ) : null}
      {hasFailed ? (
        <Banner
          kind="danger"
          isLive
          actions={
            <Button
              onClick={() => {
                setBroken(false);
                retry();
              }}
            >
              {texts.tryAgain}
            </Button>
          }
        >
          {texts.failed}
        </Banner>
      ) : null}
      {receipt.kind === 'loading' ? <Opening /> : null}
      {receipt.kind === 'ready' && !isBroken ? (
        <Suspense fallback={<Opening />}>
          <PdfPages file={receipt.file} onError={() => setBroken(true)} />
        </Suspense>
      ) : null}
    </main>
  );
}

function Opening() {
  return (
    <p className="receipt-opening" role="status">
      <Spinner />
      {texts.opening}
    </p>
  );
}

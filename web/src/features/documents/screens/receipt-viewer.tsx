import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { paperOf, type PaperFormat, rollKinds } from '../fetch-receipt.ts';
import { PageKeys } from '../../../ui/keyboard/page-keys.tsx';
import { PrintButton } from '../components/print-button.tsx';
import { texts } from '../texts.ts';
import { useReceipt } from '../use-receipt.ts';
import './receipt-viewer.css';

/** The PDF library is 100 KB and more: fetched while the file is on its way. */
const PdfPages = lazy(async () => ({ default: (await import('../components/pdf-pages.tsx')).PdfPages }));

interface ReceiptViewerProps {
  ids: string;
  type: string;
  format?: PaperFormat;
  /** Where the paper can be another one: leads there. */
  onFormat?: (format: PaperFormat) => void;
}

export function ReceiptViewer({ ids, type, format = 'ROLL', onFormat }: ReceiptViewerProps) {
  const { receipt, retry } = useReceipt(ids, type, format);
  const [isBroken, setBroken] = useState(false);
  const hasFailed = receipt.kind === 'failed' || isBroken;
  return (
    <main className="receipt">
      <h1 className="visually-hidden">{texts.title}</h1>
      {receipt.kind === 'ready' && !isBroken ? <PrintButton ids={ids} type={type} /> : null}
      {onFormat && rollKinds.includes(type) ? (
        <Button kind="quiet" onClick={() => onFormat(format === 'A4' ? 'ROLL' : 'A4')}>
          {format === 'A4' ? texts.onRoll : texts.onA4}
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
          {receipt.kind === 'failed' ? receipt.text : texts.failed}
        </Banner>
      ) : null}
      {receipt.kind === 'loading' ? <Opening /> : null}
      {receipt.kind === 'ready' && !isBroken ? (
        <Suspense fallback={<Opening />}>
          <PdfPages file={receipt.file} format={paperOf(type, format)} onError={() => setBroken(true)} />
        </Suspense>
      ) : null}
      <PageKeys />
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

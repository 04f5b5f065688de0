import { useState } from 'react';
import { printableKinds, printReceipt } from '../../../domain/printer/print-receipt.ts';
import { printerItem } from '../../../lib/session/stored-items.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { texts } from '../texts.ts';

type Printing = 'idle' | 'sending' | 'sent' | 'failed';

/** Prints on the receipt printer of this device; without one, or when it does not answer, by the browser. */
export function PrintButton({ ids, type }: { ids: string; type: string }) {
  const [printing, setPrinting] = useState<Printing>('idle');
  const isDirect = printerItem.read() !== null && printableKinds.includes(type);
  const printDirect = async () => {
    setPrinting('sending');
    try {
      await printReceipt(ids, type);
      setPrinting('sent');
    } catch {
      setPrinting('failed');
    }
  };
  return (
    <>
      <Button
        kind="primary"
        icon="printer"
        busyText={printing === 'sending' ? texts.sending : undefined}
        onClick={() => (isDirect ? void printDirect() : window.print())}
      >
        {texts.print}
      </Button>
      {isDirect ? (
        <Button kind="quiet" onClick={() => window.print()}>
          {texts.printPdf}
        </Button>
      ) : null}
      {printing === 'sent' ? (
        <Banner kind="success" isLive>
          {texts.sent}
        </Banner>
      ) : null}
      {printing === 'failed' ? (
        <Banner kind="danger" isLive>
          {texts.printerFailed}
        </Banner>
      ) : null}
    </>
  );
}

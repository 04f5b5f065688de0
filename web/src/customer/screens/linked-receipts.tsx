import type { Wire } from '@balcao/contract';
import { formatDateTime } from '@balcao/contract/kernel';
import { useCallback, useEffect, useState } from 'react';
import { hasCode } from '../../lib/api/error.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ReceiptPaper } from '../components/genuine-receipt.tsx';
import { sentenceOf } from '../data/failure.ts';
import { texts } from '../texts.ts';
import { DeadEnd } from '../components/dead-end.tsx';
import { Waiting } from '../components/waiting.tsx';

type Opened = Wire<'POST /receipt-links/open'>['answer'];
type State = { at: 'opening' } | { at: 'open'; opened: Opened } | { at: 'failed'; why: string; isDead: boolean };

const own = texts.linked;

/** The receipts of a link that a store sent: what they say, and the papers as a file. */
export function LinkedReceipts() {
  const [token] = useState(() => /^#([\w-]{43})$/.exec(window.location.hash)?.[1]);
  const [state, setState] = useState<State>(
    token === undefined ? { at: 'failed', why: own.broken, isDead: true } : { at: 'opening' },
  );
  const open = useCallback(() => {
    if (token === undefined) return;
    callPublic('POST /receipt-links/open', { body: { token } }).then(
      (opened) => setState({ at: 'open', opened }),
      (error: unknown) => {
        const isDead = hasCode(error, 'RECEIPT_LINK_UNKNOWN', 'RECEIPT_LINK_EXPIRED');
        setState({ at: 'failed', why: sentenceOf(error), isDead });
      },
    );
  }, [token]);
  useEffect(open, [open]);
  if (state.at === 'opening') return <Waiting text={own.opening} />;
  if (state.at === 'failed')
    return (
      <DeadEnd
        title={state.isDead ? own.deadTitle : own.failedTitle}
        why={state.why}
        again={
          state.isDead
            ? undefined
            : {
                text: own.tryAgain,
                onClick: () => {
                  setState({ at: 'opening' });
                  open();
                },
              }
        }
      />
    );
  const { receipts, expiresAt } = state.opened;
  return (
    <>
      <h1>{own.title(receipts.length)}</h1>
      {receipts.map(({ code, receipt }) => (
        <ReceiptPaper key={code} code={code} receipt={receipt} />
      ))}
      <Download token={token ?? ''} />
      <p className="customer-lead">{own.until(formatDateTime(expiresAt))}</p>
    </>
  );
}

function Download({ token }: { token: string }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const download = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      saveFile(await callPublic('POST /receipt-links/render', { body: { token } }), own.file);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button kind="primary" isWide onClick={() => void download()} busyText={isBusy ? own.downloading : undefined}>
        {own.download}
      </Button>
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
    </>
  );
}

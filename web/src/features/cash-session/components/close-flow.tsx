import { useState } from 'react';
import { type CashCounted, type CashDetail, closeCash, countCash } from '../../../domain/cash/cash-calls.ts';
import { errorText, hasCode } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { piecesOf, type Typed } from '../rules/pieces.ts';
import { CountForm } from './count-form.tsx';
import { CountResult } from './count-result.tsx';

interface CloseFlowProps {
  sessionId: string;
  onClosed: (detail: CashDetail) => void;
  /** Given up, or somebody else closed it. */
  onBack: () => void;
}

/** Blind count, then what was expected, then the close. What was typed stays whatever the server answers. */
export function CloseFlow({ sessionId, onClosed, onBack }: CloseFlowProps) {
  const [typed, setTyped] = useState<Typed>({});
  const [counted, setCounted] = useState<CashCounted>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    setSending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(errorText(error, brandName()));
      // Money came in since: the notes are typed still, and only what changed is typed anew.
      if (hasCode(error, 'CASH_COUNT_OUTDATED', 'CASH_NOT_COUNTED')) setCounted(undefined);
    }
    setSending(false);
  };
  const count = () => attempt(async () => setCounted(await countCash(sessionId, piecesOf(typed))));
  const close = (sum: number, reason: string | undefined) =>
    attempt(async () =>
      onClosed(await closeCash(sessionId, { counted: sum, ...(reason !== undefined && { reason }) })),
    );

  return (
    <div className="cash-stack">
      {failure ? (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      ) : null}
      {counted ? (
        <CountResult
          counted={counted}
          isSending={isSending}
          onCloseSession={(reason) => void close(counted.counted, reason)}
          onCountAgain={() => {
            setCounted(undefined);
            setFailure(undefined);
          }}
        />
      ) : (
        <CountForm typed={typed} onType={setTyped} isSending={isSending} onCount={() => void count()} onBack={onBack} />
      )}
    </div>
  );
}

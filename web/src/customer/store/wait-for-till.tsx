import { useEffect, useState } from 'react';
import { formatReais } from '../../domain/money/format-reais.ts';
import { hasCode } from '../../lib/api/error.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { type StoreRequest, texts } from './texts.ts';
import './store.css';
import { Waiting } from '../components/waiting.tsx';

interface WaitForTillProps {
  visit: string;
  first: StoreRequest;
  onConfirmed: (visit: string) => void;
  onAgain: () => void;
}

const ASK_EVERY_MS = 2_000;
const clockOf = (instant: string) =>
  new Date(instant).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** The number to say at the till, until somebody there says yes or no. */
export function WaitForTill({ visit, first, onConfirmed, onAgain }: WaitForTillProps) {
  const [request, setRequest] = useState(first);
  const [isLost, setLost] = useState(false);
  const { status } = request;
  useEffect(() => {
    if (status === 'CONFIRMED') onConfirmed(visit);
    if (status !== 'WAITING') return;
    const stopping = new AbortController();
    const ask = async () => {
      try {
        const next = await callPublic('POST /store-purchase/page', { body: { key: visit } });
        if (stopping.signal.aborted) return;
        setLost(false);
        setRequest(next);
      } catch (error) {
        if (stopping.signal.aborted) return;
        setLost(true);
        // Nobody knows it any more: it ends as one whose time is over.
        if (hasCode(error, 'QR_UNKNOWN')) setRequest((waiting) => ({ ...waiting, status: 'EXPIRED' }));
      }
    };
    const timer = window.setInterval(() => void ask(), ASK_EVERY_MS);
    return () => {
      stopping.abort();
      window.clearInterval(timer);
    };
  }, [status, visit, onConfirmed]);
  if (status === 'REFUSED' || status === 'EXPIRED')
    return (
      <>
        <Banner kind="attention" isLive>
          {status === 'REFUSED' ? texts.refused : texts.expired}
        </Banner>
        <Button kind="primary" isWide onClick={onAgain}>
          {texts.again}
        </Button>
      </>
    );
  return (
    <>
      <div className="store-number">
        <p>{texts.tell}</p>
        <p className="store-number-figure" aria-label={`${texts.yours}: ${request.number.split('').join(' ')}`}>
          {request.number}
        </p>
        <p>
          {texts.value}: <strong>{formatReais(request.value)}</strong>
        </p>
      </div>
      <Waiting text={status === 'CONFIRMED' ? texts.confirmed : isLost ? texts.lost : texts.waiting} />
      <p className="customer-lead">
        {texts.until(clockOf(request.endsAt))} {texts.free}
      </p>
    </>
  );
}

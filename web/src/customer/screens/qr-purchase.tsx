import { Suspense, useCallback, useEffect, useState } from 'react';
import { hasCode } from '../../lib/api/error.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { formatReais } from '../../domain/money/format-reais.ts';
import { Button } from '../../ui/button/button.tsx';
import { CpfQuestion } from '../components/cpf-question.tsx';
import { sentenceOf } from '../data/failure.ts';
import { qrVisits } from '../qr/held-visit.ts';
import { AskCode, AuthoriseStep, DeclineQuestion, OfferStep, QrEnd } from '../qr/later.tsx';
import { type QrPage, texts } from '../qr/texts.ts';
import { DeadEnd } from '../components/dead-end.tsx';
import { Waiting } from '../components/waiting.tsx';

type State =
  | { at: 'opening' }
  | { at: 'dead'; why: string; isForGood: boolean }
  | { at: 'page'; visit: string; page: QrPage };

const tokenIn = (hash: string) => /^#([\w-]{43})$/.exec(hash)?.[1];

/** A purchase by QR code: who, how, the word; one question a screen (ADR 0068). */
export function QrPurchase() {
  const [token] = useState(() => tokenIn(window.location.hash));
  const [state, setState] = useState<State>(
    token === undefined ? { at: 'dead', why: texts.brokenLink, isForGood: true } : { at: 'opening' },
  );
  const open = useCallback(() => {
    if (token === undefined) return;
    qrVisits.open(token).then(
      ({ key, page }) => setState({ at: 'page', visit: key, page }),
      (error: unknown) => {
        const isForGood = hasCode(error, 'QR_UNKNOWN', 'QR_USED', 'QR_EXPIRED', 'QR_CANCELED', 'QR_SETTLED');
        setState({ at: 'dead', why: sentenceOf(error), isForGood });
      },
    );
  }, [token]);
  useEffect(open, [open]);
  // Another code read in this tab changes what stands behind the '#' alone.
  useEffect(() => {
    const again = () => window.location.reload();
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, []);
  if (state.at === 'opening') return <Waiting text={texts.opening} />;
  if (state.at === 'dead')
    return (
      <DeadEnd
        title={texts.deadTitle}
        why={state.why}
        again={state.isForGood ? undefined : { text: texts.tryAgain, onClick: open }}
      />
    );
  const { visit } = state;
  return (
    <Suspense fallback={<Waiting text={texts.opening} />}>
      <Step visit={visit} page={state.page} onPage={(page) => setState({ at: 'page', visit, page })} />
    </Suspense>
  );
}

interface StepProps {
  visit: string;
  page: QrPage;
  onPage: (page: QrPage) => void;
}

function Step({ visit, page, onPage }: StepProps) {
  const [isDeclining, setDeclining] = useState(false);
  if (page.step === 'ACCEPTED' || page.step === 'DECLINED') return <QrEnd page={page} />;
  const decline = async () => onPage(await callPublic('POST /qr-purchase/decline', { body: { key: visit } }));
  return (
    <>
      <header>
        <h1>{texts.title(page.storeName)}</h1>
        <p className="customer-lead">
          {texts.value}: <strong>{formatReais(page.value)}</strong>
        </p>
      </header>
      {isDeclining ? (
        <DeclineQuestion onDecline={decline} onBack={() => setDeclining(false)} />
      ) : (
        <>
          <Question visit={visit} page={page} onPage={onPage} />
          <Button kind="quiet" isWide onClick={() => setDeclining(true)}>
            {texts.decline}
          </Button>
        </>
      )}
    </>
  );
}

/** One question at a time, as the server says which. */
function Question({ visit, page, onPage }: StepProps) {
  // Back to a question that was answered: the server learns of it by the next answer.
  const [isBack, setBack] = useState(false);
  const go = (next: QrPage) => {
    setBack(false);
    onPage(next);
  };
  const body = { key: visit };
  if (page.step === 'CPF' || (page.step === 'CODE' && isBack)) {
    return (
      <CpfQuestion
        lead={texts.cpfLead}
        onSend={async (cpf) => go(await callPublic('POST /qr-purchase/identification', { body: { ...body, cpf } }))}
      />
    );
  }
  if (page.step === 'CODE') {
    return (
      <AskCode
        lead={texts.codeLead}
        onVerify={async (code) =>
          go(await callPublic('POST /qr-purchase/identification/verify', { body: { ...body, code } }))
        }
        onAnother={() => setBack(true)}
        anotherText={texts.another}
      />
    );
  }
  const { chosen } = page;
  if (page.step === 'AUTHORISE' && chosen !== null && !isBack) {
    return <AuthoriseStep visit={visit} page={{ ...page, chosen }} onPage={go} onOtherPlan={() => setBack(true)} />;
  }
  return (
    <OfferStep
      visit={visit}
      page={page}
      onAsked={async () => go(await callPublic('POST /qr-purchase/page', { body }))}
    />
  );
}

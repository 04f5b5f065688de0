import { Suspense, useEffect, useState } from 'react';
import { FaceCapture } from '../../domain/face/later.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { sentenceOf } from '../data/failure.ts';
import { ConsentQuestion } from '../purchase/consent-question.tsx';
import { DeclineQuestion, PurchaseEnd } from '../purchase/later.tsx';
import { forgetPurchase, openPurchase } from '../purchase/opened-purchase.ts';
import type { PurchaseEnding } from '../purchase/purchase-end.tsx';
import { encodedShots } from '../purchase/shots.ts';
import { type OpenedPurchase, problemOf, texts, type ToShow } from '../purchase/texts.ts';
import { DeadEnd } from '../components/dead-end.tsx';
import { Waiting } from '../components/waiting.tsx';

type State =
  | { at: 'opening' }
  | { at: 'dead'; why: string }
  | { at: 'consent'; opened: OpenedPurchase }
  | { at: 'declining'; opened: OpenedPurchase }
  | { at: 'camera'; opened: OpenedPurchase; show: ToShow }
  | { at: 'ended'; how: PurchaseEnding };

/** A customer authorises a purchase by their face: what it is, leave to take pictures, the camera, and who acts next. */
export function PurchaseFace() {
  const [token] = useState(() => /^#([\w-]{43})$/.exec(window.location.hash)?.[1]);
  const [state, setState] = useState<State>(
    token === undefined ? { at: 'dead', why: texts.brokenLink } : { at: 'opening' },
  );
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (token === undefined) return;
    openPurchase(token).then(
      (opened) => setState({ at: 'consent', opened }),
      (error: unknown) => setState({ at: 'dead', why: sentenceOf(error) }),
    );
  }, [token]);
  const end = (how: PurchaseEnding) => {
    forgetPurchase();
    setState({ at: 'ended', how });
  };
  const doing = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  if (state.at === 'opening') return <Waiting text={texts.opening} />;
  if (state.at === 'dead') return <DeadEnd title={texts.deadTitle} why={state.why} />;
  if (state.at === 'ended') return <PurchaseEnd how={state.how} />;
  const { opened } = state;
  const consent = async () => {
    const show = await callPublic('POST /purchase-face/consent', { body: { key: opened.key } });
    setState({ at: 'camera', opened, show });
  };
  const send = async (shots: readonly Blob[]) => {
    const pictures = await encodedShots(shots);
    const verdict = await callPublic('POST /purchase-face/pictures', { body: { key: opened.key, pictures } });
    if (verdict.verdict !== 'RETAKE' || verdict.challenge === null) {
      return end(verdict.verdict === 'APPROVED' ? 'approved' : 'manual');
    }
    setState({ at: 'camera', opened, show: { challenge: verdict.challenge, triesLeft: verdict.triesLeft } });
    setFailure(problemOf(verdict));
  };
  return (
    <>
      <h1>{texts.title(opened.storeName)}</h1>
      {state.at === 'consent' ? (
        <ConsentQuestion
          opened={opened}
          isBusy={isBusy}
          failure={failure}
          onConsent={() => void doing(consent)}
          onDecline={() => setState({ at: 'declining', opened })}
        />
      ) : state.at === 'declining' ? (
        <DeclineQuestion
          visit={opened.key}
          onDeclined={() => end('declined')}
          onBack={() => setState({ at: 'consent', opened })}
        />
      ) : (
        <Suspense fallback={<Waiting text={texts.going} />}>
          <FaceCapture
            key={state.show.triesLeft}
            challenge={state.show.challenge}
            onShots={(shots: readonly Blob[]) => void doing(() => send(shots))}
            isBusy={isBusy}
            {...(failure !== undefined && { problem: failure })}
          />
        </Suspense>
      )}
    </>
  );
}

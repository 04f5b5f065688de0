import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { hasCode } from '../../lib/api/error.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { sentenceOf } from '../data/failure.ts';
import { heldAddress, holdQr } from '../qr/held-visit.ts';
import { AskAtStore } from '../store/ask-at-store.tsx';
import { forgetRequest, heldRequest, holdRequest } from '../store/held-request.ts';
import { type StoreRequest, texts } from '../store/texts.ts';
import { WaitForTill } from '../store/wait-for-till.tsx';
import { DeadEnd } from '../components/dead-end.tsx';
import { Waiting } from '../components/waiting.tsx';

type State =
  | { at: 'opening' }
  | { at: 'dead'; why: string; isForGood: boolean }
  | { at: 'asking'; storeName: string }
  | { at: 'waiting'; key: string; request: StoreRequest }
  | { at: 'confirmed' };

const QrPurchase = lazy(() => import('./qr-purchase.tsx').then((page) => ({ default: page.QrPurchase })));

/** A purchase that the customer begins by the printed code of a store: how much; the rest follows once the till said yes. */
export function StorePurchase({ code }: { code: string }) {
  const [state, setState] = useState<State>({ at: 'opening' });
  const open = useCallback(() => {
    openStore(code).then(setState, (error: unknown) =>
      setState({ at: 'dead', why: sentenceOf(error), isForGood: hasCode(error, 'STORE_CODE_UNKNOWN') }),
    );
  }, [code]);
  useEffect(open, [open]);
  const goOn = useCallback((key: string) => {
    becomePurchase(key);
    setState({ at: 'confirmed' });
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
  if (state.at === 'confirmed')
    return (
      <Suspense>
        <QrPurchase />
      </Suspense>
    );
  const again = (storeName: string) => {
    forgetRequest();
    setState({ at: 'asking', storeName });
  };
  return (
    <>
      <h1>{texts.title(state.at === 'asking' ? state.storeName : state.request.storeName)}</h1>
      {state.at === 'asking' ? (
        <AskAtStore
          code={code}
          onAsked={(key, request) => {
            holdRequest({ code, key });
            setState({ at: 'waiting', key, request });
          }}
        />
      ) : (
        <WaitForTill
          visit={state.key}
          first={state.request}
          onConfirmed={goOn}
          onAgain={() => again(state.request.storeName)}
        />
      )}
    </>
  );
}

/** Null once nobody knows it any more; a link that is lost forgets nothing. */
async function requestOf(key: string): Promise<StoreRequest | null> {
  try {
    return await callPublic('POST /store-purchase/page', { body: { key } });
  } catch (error) {
    if (hasCode(error, 'QR_UNKNOWN')) return null;
    throw error;
  }
}

/** What was asked in this tab and still waits, or the store. */
async function openStore(code: string): Promise<State> {
  const held = heldRequest(code);
  if (held !== null) {
    const request = await requestOf(held);
    if (request?.status === 'WAITING' || request?.status === 'CONFIRMED') return { at: 'waiting', key: held, request };
    forgetRequest();
  }
  const { storeName } = await callPublic('POST /store-purchase/open', { body: { code } });
  return { at: 'asking', storeName };
}

/** This page is that of the purchase now, which the cashier made of what was asked: a reload goes on with it. */
function becomePurchase(key: string): void {
  holdQr(key);
  forgetRequest();
  window.history.replaceState(null, '', heldAddress());
}

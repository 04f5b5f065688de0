import { Suspense, useCallback, useEffect, useState } from 'react';
import type { DataForm } from '../../domain/registration/data.ts';
import { hasCode } from '../../lib/api/error.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { sentenceOf } from '../data/failure.ts';
import { CodeStep } from '../registration/code-step.tsx';
import { onlineVisits } from '../registration/held-visit.ts';
import { Answers } from '../registration/later.tsx';
import { type OnlinePage, texts } from '../registration/texts.ts';
import { DeadEnd } from '../components/dead-end.tsx';
import { Waiting } from '../components/waiting.tsx';

type State =
  | { at: 'opening' }
  | { at: 'dead'; why: string; isForGood: boolean }
  | { at: 'page'; visit: string; page: OnlinePage };

/** Of the address; without one, of what this device opened before. */
const tokenNow = () => /^#([\w-]{43})$/.exec(window.location.hash)?.[1] ?? onlineVisits.token() ?? undefined;

const isDead = (error: unknown) =>
  hasCode(error, 'ONLINE_LINK_UNKNOWN', 'ONLINE_LINK_USED', 'ONLINE_LINK_EXPIRED', 'ONLINE_LINK_DONE');

/** A registration on the customer's own phone: the code, data, photographs, the word, what came of it (ADR 0082). */
export function OnlineRegistration() {
  const [token] = useState(tokenNow);
  const [state, setState] = useState<State>(
    token === undefined ? { at: 'dead', why: texts.brokenLink, isForGood: true } : { at: 'opening' },
  );
  const open = useCallback(() => {
    if (token === undefined) return;
    onlineVisits.open(token).then(
      ({ key, page }) => setState({ at: 'page', visit: key, page }),
      (error: unknown) => {
        if (isDead(error) && onlineVisits.token() === token) onlineVisits.forget();
        setState({ at: 'dead', why: sentenceOf(error), isForGood: isDead(error) });
      },
    );
  }, [token]);
  useEffect(open, [open]);
  // Another link opened in this tab changes what stands behind the '#' alone.
  useEffect(() => {
    const again = () => window.location.reload();
    window.addEventListener('hashchange', again);
    return () => window.removeEventListener('hashchange', again);
  }, []);
  /** What is typed outlives the hour of a code. */
  const [form, setForm] = useState<DataForm | null>(null);
  const visit = state.at === 'page' ? state.visit : '';
  const onPage = useCallback((page: OnlinePage) => setState({ at: 'page', visit, page }), [visit]);
  const reload = useCallback(async () => {
    try {
      onPage(await callPublic('POST /online-application/page', { body: { key: visit } }));
    } catch {
      // What failed before stays told.
    }
  }, [visit, onPage]);
  const onFailure = useCallback(
    (error: unknown) => {
      const why = sentenceOf(error);
      if (isDead(error)) setState({ at: 'dead', why, isForGood: true });
      // The hour of the code is over, or the store sent it meanwhile: the server says what is next.
      const isElsewhere = hasCode(error, 'ONLINE_CODE_NEEDED', 'REGISTRATION_NOT_OPEN');
      if (isElsewhere) void reload();
      return isDead(error) ? undefined : why;
    },
    [reload],
  );
  if (state.at === 'opening') return <Waiting text={texts.opening} />;
  if (state.at === 'dead')
    return (
      <DeadEnd
        title={texts.deadTitle}
        why={state.why}
        again={state.isForGood ? undefined : { text: texts.tryAgain, onClick: open }}
      >
        {state.isForGood ? <p>{texts.another}</p> : null}
      </DeadEnd>
    );
  const { page } = state;
  const step = { visit, page, onPage, onFailure };
  return (
    <>
      <header>
        <h1>{texts.title}</h1>
        <p className="customer-lead">{texts.at(page.storeName)}</p>
      </header>
      <Suspense fallback={<Waiting text={texts.opening} />}>
        {page.registration === null ? (
          <CodeStep {...step} />
        ) : (
          <Answers {...step} registration={page.registration} form={form} onForm={setForm} />
        )}
      </Suspense>
    </>
  );
}

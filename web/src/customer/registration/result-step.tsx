import { biometryLimits } from '@balcao/contract/pictures';
import { useEffect } from 'react';
import { callPublic } from '../../lib/api/public-call.ts';
import { Money } from '../../ui/data/money.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { AskReview } from '../review/ask-review.tsx';
import { reviewTexts } from '../review/texts.ts';
import type { AnswerProps } from './step.ts';
import { texts } from './texts.ts';
import '../../ui/button/button.css';
import { Waiting } from '../components/waiting.tsx';

/** What became of it: asked for until there is an answer, or until a person has it. */
export function ResultStep({ visit, registration, onPage, onFailure }: AnswerProps) {
  const { status, totalLimit, reasons, mayAskReview } = registration;
  const isAwaited = status === 'UNDER_ANALYSIS';
  const askReview = async (text: string) =>
    onPage(await callPublic('POST /online-application/review', { body: { key: visit, text } }));
  useEffect(() => {
    if (!isAwaited) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => void ask(), biometryLimits.pollMs);
    };
    const ask = async () => {
      await callPublic('POST /online-application/page', { body: { key: visit } }).then(onPage, onFailure);
      if (!isOver) wait();
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isAwaited, visit, onPage, onFailure]);
  if (isAwaited)
    return (
      <>
        <h2>{texts.waitingTitle}</h2>
        <Waiting text={texts.waiting} />
      </>
    );
  if (status === 'APPROVED')
    return (
      <>
        <Banner kind="success" title={texts.approvedTitle} isLive>
          {texts.approved}
        </Banner>
        {totalLimit === null ? null : (
          <p className="customer-figure">
            <span>{texts.limit}</span>
            <Money reais={totalLimit} isFigure />
          </p>
        )}
        <a className="button button-primary button-wide" href="/c/entrar">
          {texts.portal}
        </a>
      </>
    );
  if (status === 'DENIED' || status === 'PRE_APPLICATION_DENIED')
    return (
      <>
        <h2>{texts.deniedTitle}</h2>
        <p role="status">{texts.denied}</p>
        {reasons.length > 0 ? (
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        ) : null}
        {mayAskReview ? (
          <section>
            <p className="customer-lead">{reviewTexts.isPossible}</p>
            <AskReview onAsk={askReview} sentenceOf={onFailure} />
          </section>
        ) : null}
      </>
    );
  return (
    <Banner kind="info" title={texts.personTitle} isLive>
      {texts.person}
    </Banner>
  );
}

import { useEffect, useRef } from 'react';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ChosenPaper, restOf } from './paper.tsx';
import { type QrPage, texts } from './texts.ts';

/** What became of it, and what is left to do at the till. */
export function QrEnd({ page }: { page: QrPage }) {
  const { step, chosen } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isBought = step === 'ACCEPTED';
  const rest = isBought && chosen ? restOf(page, chosen.creditValue) : 0;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {isBought ? texts.doneTitle : texts.declinedTitle}
      </h1>
      {rest > 0 ? <Banner kind="attention" title={texts.payRest(rest)} isLive /> : null}
      <p>{isBought ? texts.done : texts.declined}</p>
      {isBought && chosen ? <ChosenPaper page={page} chosen={chosen} /> : null}
    </>
  );
}

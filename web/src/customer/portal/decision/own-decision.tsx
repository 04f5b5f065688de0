import type { Wire } from '@balcao/contract';
import { type ReactNode, useState } from 'react';
import { AskReview } from '../../review/ask-review.tsx';
import { sentenceOf } from '../../data/failure.ts';
import { LoadedPart } from '../portal-page.tsx';
import { callOwn } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { texts } from './texts.ts';

type Decision = Wire<'GET /portal/decision'>['answer'];

const load = () => callOwn('GET /portal/decision');
const isLookedAt = ({ status }: Decision) =>
  status === 'UNDER_ANALYSIS' || status === 'MANUAL_ANALYSIS' || status === 'PRE_APPROVED';

/** What was decided of who has no limit, why, and its review by a person; `children` where nothing was decided. */
export function OwnDecision({ children }: { children: ReactNode }) {
  const [loaded, again] = useLoaded(load);
  return (
    <LoadedPart of={loaded} onAgain={again}>
      {(first) => <Told first={first}>{children}</Told>}
    </LoadedPart>
  );
}

function Told({ first, children }: { first: Decision; children: ReactNode }) {
  const [decision, setDecision] = useState(first);
  const { status, storeName, decidedOn, reasons, review, reviewAskedOn } = decision;
  if (review === 'WAITING') return <p role="status">{texts.awaited(reviewAskedOn)}</p>;
  if (isLookedAt(decision)) return <p role="status">{texts.waiting}</p>;
  if (review === 'LIFTED') return <p role="status">{texts.review.LIFTED}</p>;
  if (status !== 'DENIED' && status !== 'PRE_APPLICATION_DENIED') return children;
  return (
    <>
      <p>{texts.denied(decidedOn, storeName)}</p>
      {reasons.length === 0 ? null : (
        <>
          <h3>{texts.why}</h3>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
      {review === null ? null : <p className="portal-soft">{texts.review[review]}</p>}
      {review === 'AVAILABLE' ? (
        <AskReview
          onAsk={async (text) => setDecision(await callOwn('POST /portal/decision/review', { body: { text } }))}
          sentenceOf={sentenceOf}
        />
      ) : null}
    </>
  );
}

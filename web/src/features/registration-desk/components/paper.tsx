import type { ReactNode } from 'react';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { Taken } from '../calls.ts';
import { factsOf, texts, whenText } from '../texts.ts';
import { Pairs } from './pairs.tsx';
import { TakenPhotos } from './taken-photos.tsx';
import { SeenFacts } from './seen-facts.tsx';

interface PaperProps {
  taken: Taken;
  /** Something about the photographs was decided. */
  onFaceDecided: () => void;
}

/** What a registration is decided on: who, why a person looks, the photographs, what the rules saw. */
export function Paper({ taken, onFaceDecided }: PaperProps) {
  const { customerName, cause, reasons, reviewText, decisionId } = taken;
  return (
    <article className="registration-desk-paper" aria-label={customerName}>
      <header className="registration-desk-who">
        <h2>{customerName}</h2>
        <StatusBadge tone="attention" text={texts.causes[cause]} />
      </header>
      <p className="registration-desk-soft">{whenText(taken)}</p>
      <Pairs pairs={factsOf(taken)} />
      <Part title={texts.reasons}>
        {reasons.length === 0 ? <p>{texts.noReasons}</p> : null}
        <ul>
          {reasons.map(({ code, text }) => (
            <li key={code}>
              <span className="registration-desk-code">{code}</span> {text === code ? null : text}
            </li>
          ))}
        </ul>
      </Part>
      {reviewText ? (
        <Part title={texts.review}>
          <blockquote>{reviewText}</blockquote>
        </Part>
      ) : null}
      <Part title={texts.photos}>
        {taken.isPreDenial ? <p>{texts.noPhotos}</p> : <TakenPhotos taken={taken} onFaceDecided={onFaceDecided} />}
      </Part>
      <Part title={texts.seen}>{decisionId === null ? <p>{texts.noRecord}</p> : <SeenFacts id={decisionId} />}</Part>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { photographTexts as texts, type Subject } from './texts.ts';
import type { Shot } from './photo.ts';

interface PhotoBlockProps {
  subject: Subject;
  shot: Shot;
  /** What became of it: a badge, with what may be done. */
  status?: ReactNode;
  /** False once it is good: nobody takes another. */
  mayTake: boolean;
  onTake: () => void;
}

/** One of the three pictures: what it shows, what is wrong with it, and the way to another one. */
export function PhotoBlock({ subject, shot, status, mayTake, onTake }: PhotoBlockProps) {
  const { url, isSending, problem, doubts, unlike } = shot;
  const hints = [...doubts.map((doubt) => texts.doubts[doubt]), ...unlike.map((one) => texts.unlike[one])];
  const title = texts.subjects[subject];
  const isTaken = url !== null || Boolean(status);
  const label = problem ? texts.again : isTaken ? texts.another : texts.take;
  return (
    <section className="biometry-block" aria-label={title}>
      <div className={`biometry-picture ${problem ? 'biometry-picture-failed' : ''}`}>
        {url ? <img src={url} alt={problem ? texts.failedPhoto(title) : title} /> : <Icon name={icons[subject]} />}
      </div>
      <div className="biometry-words">
        <h3>{title}</h3>
        {problem ? (
          <Banner kind="danger" title={problem.message} isLive>
            {problem.help}
          </Banner>
        ) : null}
        {isSending ? (
          <p role="status" className="biometry-wait">
            <Spinner /> {subject === 'face' ? texts.authenticating : texts.sending}
          </p>
        ) : null}
        {isTaken || problem ? null : <p className="biometry-hint">{texts.hints[subject]}</p>}
        {problem || isSending ? null : status}
        {hints.map((hint) => (
          <p key={hint} className="biometry-doubt">
            <Icon name="alert" /> {hint}
          </p>
        ))}
        {mayTake && !isSending ? (
          <Button kind={isTaken && !problem ? 'secondary' : 'primary'} icon="camera" onClick={onTake}>
            {label}
            <span className="visually-hidden"> ({title})</span>
          </Button>
        ) : null}
      </div>
    </section>
  );
}

const icons = { face: 'person', front: 'file', back: 'file' } as const;

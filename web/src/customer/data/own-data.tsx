import { useEffect, useRef } from 'react';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { OwnDataForm } from './own-data-form.tsx';
import { PhonePart } from './phone-part.tsx';
import { type OwnData as Data, texts } from './texts.ts';
import './data.css';

interface OwnDataProps {
  visit: string;
  data: Data;
  onChanged: (data: Data) => void;
  /** The visit is over: by the person, or by its time. */
  onEnd: (why: 'ended' | 'over') => void;
}

/** What a code opened: the person's own data, to see and to change. */
export function OwnData({ visit, data, onChanged, onEnd }: OwnDataProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { endsAt } = data;
  useEffect(() => {
    const timer = setTimeout(() => onEnd('over'), Math.max(0, Date.parse(endsAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt, onEnd]);
  const over = () => onEnd('over');
  const end = () => {
    // Whatever the server answers, nothing of them is left on this screen.
    void callPublic('POST /data-update/end', { body: { key: visit } }).catch(() => undefined);
    onEnd('ended');
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      <section className="customer-group" aria-label={texts.name}>
        <p className="customer-fact">
          <span>{texts.name}</span>
          <strong>{data.name}</strong>
        </p>
        <p className="customer-fact">
          <span>{texts.cpf}</span>
          <strong>{data.cpf}</strong>
        </p>
        <p className="customer-lead">{texts.locked}</p>
      </section>
      <PhonePart visit={visit} data={data} onChanged={onChanged} onOver={over} />
      <OwnDataForm visit={visit} data={data} onSaved={onChanged} onOver={over} />
      <Button isWide onClick={end}>
        {texts.end}
      </Button>
    </>
  );
}

import { useEffect, useRef } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useKeys } from '../../../ui/keyboard/use-keys.ts';
import { coins, countedReais, notes, type Typed, tidyCount, worthOf } from '../rules/pieces.ts';
import { texts } from '../texts.ts';

interface CountFormProps {
  typed: Typed;
  onType: (typed: Typed) => void;
  isSending: boolean;
  onCount: () => void;
  onBack: () => void;
}

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
const keyLines = [
  { keys: ['ArrowUp', 'ArrowDown'], label: texts.moveKey },
  { keys: ['Enter'], label: texts.nextKey },
];

/** How many there are of each note and coin, by the numeric keys and Enter; the sum is made here, never by hand. */
export function CountForm({ typed, onType, isSending, onCount, onBack }: CountFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('input')?.focus(), []);
  const move = useKeys<HTMLInputElement>(keyLines, (event) => {
    const step = steps[event.key] ?? 0;
    const inputs = [...(frame.current?.querySelectorAll('input') ?? [])];
    const next = inputs[inputs.indexOf(event.currentTarget) + step];
    // Enter on the last one counts.
    if (!next && event.key === 'Enter') return;
    event.preventDefault();
    next?.focus();
    next?.select();
  });
  const group = (title: string, values: typeof notes, labelOf: (value: string) => string) => (
    <fieldset>
      <legend>{title}</legend>
      {values.map((value) => (
        <label key={value} className="cash-piece">
          <span className="cash-piece-label" aria-hidden="true">
            {formatReais(value)}
          </span>
          <input
            className="input input-digits"
            inputMode="numeric"
            autoComplete="off"
            aria-label={labelOf(formatReais(value))}
            placeholder="0"
            value={typed[value] ?? ''}
            readOnly={isSending}
            onChange={(event) => onType({ ...typed, [value]: tidyCount(event.target.value) })}
            onKeyDown={move}
          />
          <span className="cash-piece-worth">{formatReais(worthOf(typed, value))}</span>
        </label>
      ))}
    </fieldset>
  );

  return (
    <Form className="cash-form cash-count" onSubmit={() => !isSending && onCount()}>
      <p className="cash-note">
        {texts.countIntro} {texts.blind}
      </p>
      <div className="cash-pieces" ref={frame}>
        {group(texts.notes, notes, texts.noteOf)}
        {group(texts.coins, coins, texts.coinOf)}
      </div>
      <div className="cash-acts">
        <Button onClick={onBack} disabled={isSending}>
          {texts.back}
        </Button>
        <Button kind="primary" type="submit" busyText={isSending ? texts.counting : undefined}>
          {texts.count(formatReais(countedReais(typed)))}
        </Button>
      </div>
    </Form>
  );
}

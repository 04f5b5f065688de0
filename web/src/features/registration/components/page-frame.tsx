import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { takeFocus } from '../../../ui/keyboard/take-focus.ts';
import { texts } from '../texts.ts';

export interface NextStep {
  readonly text?: string;
  /** The form that it submits; without one it acts by itself. */
  readonly form?: string;
  readonly onPress?: () => void;
  readonly isOff?: boolean;
  readonly busyText?: string | undefined;
}

interface PageFrameProps {
  title: string;
  lead?: ReactNode;
  /** At the end of the title's line: the phone icon. */
  aside?: ReactNode;
  backText?: string;
  onBack?: (() => void) | undefined;
  next?: NextStep;
  children?: ReactNode;
}

/** Title, subtitle, one question, back and next: every page of the flow. On phones the two lie under the thumb. */
export function PageFrame({ title, lead, aside, backText = texts.back, onBack, next, children }: PageFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // A page without a field of its own starts at its title.
  useEffect(() => {
    if (!frame.current?.contains(document.activeElement)) takeFocus(heading.current, { preventScroll: true });
  }, []);
  return (
    <section ref={frame} className="registration-page" aria-label={title}>
      <header className="registration-page-header">
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {lead ? <p className="registration-lead">{lead}</p> : null}
        </div>
        {aside}
      </header>
      {children}
      {onBack || next ? (
        <div className="registration-act">
          {onBack ? <Button onClick={onBack}>{backText}</Button> : null}
          {next ? (
            <Button
              kind="primary"
              disabled={next.isOff === true}
              busyText={next.busyText}
              {...(next.form === undefined ? { onClick: next.onPress } : { type: 'submit' as const, form: next.form })}
            >
              {next.text ?? texts.next}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

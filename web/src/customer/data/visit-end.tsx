import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { texts } from './texts.ts';

interface VisitEndProps {
  why: 'ended' | 'over';
  /** None where a new link is needed. */
  onAgain?: () => void;
}

/** Nothing of the person is on the screen any more. */
export function VisitEnd({ why, onAgain }: VisitEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {why === 'ended' ? texts.ended : texts.over}
      </h1>
      <p>{texts.endedLead}</p>
      {onAgain ? (
        <Button kind="primary" isWide onClick={onAgain}>
          {texts.startAgain}
        </Button>
      ) : null}
    </>
  );
}

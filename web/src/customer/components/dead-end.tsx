import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

interface DeadEndProps {
  title: string;
  /** In the words of who refused it. */
  why: string;
  /** For what may open at another try; a dead link has none. */
  again?: { text: string; onClick: () => void } | undefined;
  /** What else helps. */
  children?: ReactNode;
}

/** A page that did not open, and why. */
export function DeadEnd({ title, why, again, children }: DeadEndProps) {
  return (
    <>
      <h1>{title}</h1>
      <Banner kind="attention">{why}</Banner>
      {children}
      {again === undefined ? null : (
        <Button isWide onClick={again.onClick}>
          {again.text}
        </Button>
      )}
    </>
  );
}

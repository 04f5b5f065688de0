import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';
import './selection-bar.css';

interface SelectionBarProps {
  selection: Selection;
  /** What the selection amounts to: 'R$ 1.234,56'. */
  sum?: ReactNode;
  /** Buttons: what can be done with it. */
  actions: ReactNode;
}

/** Stays at the foot of the screen while something is selected: how many, what can be done with them, and the way out. */
export function SelectionBar({ selection, sum, actions }: SelectionBarProps) {
  const { size } = selection.keys;
  return (
    <>
      <p role="status" className="visually-hidden">
        {size > 0 ? texts.selected(size) : ''}
      </p>
      {size > 0 ? (
        <section className="selection-bar" aria-label={texts.selectionActions}>
          <p className="selection-bar-count">
            <strong>{texts.selected(size)}</strong>
            {sum}
          </p>
          <Button kind="quiet" onClick={selection.clear}>
            {texts.clearSelection}
          </Button>
          <div className="selection-bar-actions">{actions}</div>
        </section>
      ) : null}
    </>
  );
}

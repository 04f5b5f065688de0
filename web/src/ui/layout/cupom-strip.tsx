import { useId, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { CupomPaper, type CupomProps, CupomTotalNote } from './cupom.tsx';
import { texts } from '../texts.ts';
import './cupom-strip.css';

/** Beside the question on wide screens; on narrow ones a bar with the total that opens into the paper. */
export function Cupom(props: CupomProps) {
  const [isOpen, setOpen] = useState(false);
  const paperId = useId();
  const { title, total } = props;
  return (
    <aside className="cupom-strip" aria-label={texts.cupom} data-open={isOpen || undefined}>
      <button
        type="button"
        className="cupom-bar"
        aria-expanded={isOpen}
        aria-controls={paperId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="cupom-bar-handle" aria-hidden="true" />
        <span className="cupom-bar-label">
          <Icon name={isOpen ? 'chevronDown' : 'chevronUp'} />
          <span>
            {total?.label ?? title} <CupomTotalNote note={total?.note} />
          </span>
        </span>
        <span className="cupom-bar-value">{total?.value}</span>
      </button>
      <div className="cupom-strip-paper" id={paperId}>
        <CupomPaper {...props} />
      </div>
    </aside>
  );
}

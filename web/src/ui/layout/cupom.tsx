import { Fragment, type ReactNode } from 'react';
import { texts } from '../texts.ts';
import './cupom.css';

export interface CupomRow {
  label: string;
  value: ReactNode;
  /** Small line under the row: 'antes R$ 410,00, desconto de hoje'. */
  note?: string | undefined;
  /** A line that waits for its value is drawn as a dotted blank. */
  isBlank?: boolean;
}

export interface CupomSection {
  key: string;
  /** Small heading of the section: 'Cliente'. */
  title?: string;
  /** Above the rows: a portrait, a badge. */
  lead?: ReactNode;
  rows?: readonly CupomRow[];
}

export interface CupomProps {
  /** Head of the paper: 'Venda', 'Recebimento'. */
  title: string;
  sections: readonly CupomSection[];
  /** The figure of the paper, written 40 px tall, and what it is: 'Total a pagar'; a note stands on the label's line. */
  total?: { label: string; value: ReactNode; note?: ReactNode };
  footer?: ReactNode;
}

/** The paper itself. In a page use it through `CounterLayout`, which makes it a bar on phones. */
export function CupomPaper({ title, sections, total, footer }: CupomProps) {
  return (
    <div className="cupom-outline">
      <div className="cupom">
        <p className="cupom-title">{title}</p>
        {sections.map(({ key, ...section }) => (
          <Section key={key} {...section} />
        ))}
        {total ? (
          <div className="cupom-total" aria-live="polite">
            <span className="cupom-total-label">
              {total.label} <CupomTotalNote note={total.note} />
            </span>
            <span className="cupom-total-value">{total.value}</span>
          </div>
        ) : null}
        {footer ? <div className="cupom-footer">{footer}</div> : null}
      </div>
    </div>
  );
}

/** What a total counts besides: 'com R$ 4,90 de taxa'. */
export const CupomTotalNote = ({ note }: { note: ReactNode }) =>
  note ? <small className="cupom-total-note">{note}</small> : null;

function Section({ title, lead, rows }: Omit<CupomSection, 'key'>) {
  return (
    <div className="cupom-section">
      {title ? <p className="cupom-heading">{title}</p> : null}
      {lead}
      {rows?.length ? (
        <dl className="cupom-rows">
          {rows.map((row) => (
            <Fragment key={row.label}>
              <dt>{row.label}</dt>
              <dd className={row.isBlank ? 'cupom-blank' : undefined}>
                {row.isBlank ? <span className="visually-hidden">{texts.notYetKnown}</span> : row.value}
                {row.note ? <span className="cupom-note">{row.note}</span> : null}
              </dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

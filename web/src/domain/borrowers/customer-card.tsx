import type { ReactNode } from 'react';
import type { Borrower } from './borrower.ts';
import { texts } from './texts.ts';
import './customer-card.css';

interface CustomerCardProps {
  borrower: Borrower;
  /** At the left: one or two `BorrowerPhoto`. */
  photos?: ReactNode;
  /** Under the name: limits, a notice. */
  children?: ReactNode;
  /** At the right, or under everything on a phone. */
  actions?: ReactNode;
  /** Beside the name: 'Limite', 'Leve'. */
  badge?: ReactNode;
}

/** Who is at the counter: the answer to "is this the person?". */
export function CustomerCard({ borrower, photos, children, actions, badge }: CustomerCardProps) {
  return (
    <section className="customer-card" aria-label={texts.customer}>
      {photos ? <div className="customer-card-photos">{photos}</div> : null}
      <div className="customer-card-body">
        <header>
          <h2 className="customer-card-name">
            {borrower.name} {badge}
          </h2>
          <p className="customer-card-facts">
            <span>
              {texts.cpf} {borrower.cpf}
            </span>
            {borrower.phoneNumber === null ? null : <span>{borrower.phoneNumber}</span>}
          </p>
        </header>
        {children}
        {actions ? <div className="customer-card-actions">{actions}</div> : null}
      </div>
    </section>
  );
}

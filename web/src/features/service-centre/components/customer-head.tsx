import { useEffect, useRef } from 'react';
import { takeFocus } from '../../../ui/keyboard/take-focus.ts';
import type { CentreCustomer } from '../calls.ts';
import { texts } from '../texts.ts';
import '../service-centre.css';

interface CustomerHeadProps {
  /** The page's h1. */
  title: string;
  borrower: CentreCustomer['borrower'];
}

/** What the page says of whom: the answer is read from here on. */
export function CustomerHead({ title, borrower: { name, document, phoneNumber } }: CustomerHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeFocus(heading.current), []);
  return (
    <header className="centre-head">
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="centre-who">
        {title === name ? null : <strong>{name}</strong>}
        <span>{texts.masked(document)}</span>
        {phoneNumber === null ? null : <span>{phoneNumber}</span>}
      </p>
    </header>
  );
}

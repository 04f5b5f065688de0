import type { ReactNode } from 'react';
import './counter-layout.css';

interface CounterLayoutProps {
  /** The page's h1. */
  title: string;
  /** Over the title: usually a `BackLink`. */
  back?: ReactNode;
  /** One question at a time. */
  children: ReactNode;
  /** A `Cupom`; without it the question keeps a reading width. */
  cupom?: ReactNode;
}

/** The two sides of the counter: the question on the left, the paper on the right. */
export function CounterLayout({ title, back, children, cupom }: CounterLayoutProps) {
  return (
    <div className={`counter ${cupom ? 'counter-with-cupom' : ''}`}>
      <div className="counter-question">
        <header className="counter-header">
          {back}
          <h1 tabIndex={-1}>{title}</h1>
        </header>
        {children}
      </div>
      {cupom}
    </div>
  );
}

import type { ReactNode } from 'react';

/** Facts, each with its name. */
export const Pairs = ({ pairs }: { pairs: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="registration-desk-facts">
    {pairs.map(([term, fact]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
);

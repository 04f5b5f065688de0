import { lazy } from 'react';

// Loaded after the first answer: a refusal and what became of it are not on the way to the question.
export const DeclineQuestion = lazy(() =>
  import('./decline-question.tsx').then((part) => ({ default: part.DeclineQuestion })),
);
export const PurchaseEnd = lazy(() => import('./purchase-end.tsx').then((part) => ({ default: part.PurchaseEnd })));

import { lazy } from 'react';

// Loaded after the first question was answered: plans, masks and papers are not on the way to it.
export const AskCode = lazy(() => import('../data/ask-code.tsx').then((part) => ({ default: part.AskCode })));
export const DeclineQuestion = lazy(() =>
  import('./decline-question.tsx').then((part) => ({ default: part.DeclineQuestion })),
);
export const OfferStep = lazy(() => import('./offer-step.tsx').then((part) => ({ default: part.OfferStep })));
export const AuthoriseStep = lazy(() =>
  import('./authorise-step.tsx').then((part) => ({ default: part.AuthoriseStep })),
);
export const QrEnd = lazy(() => import('./qr-end.tsx').then((part) => ({ default: part.QrEnd })));

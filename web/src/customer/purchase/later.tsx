import { lazy } from 'react';

// Loaded after the first answer: a refusal and what became of it are not on the way to the question.
export const DeclineQuestion = lazy(() =>
  import('./decline-question.tsx').then((part) => ({ default: part.DeclineQuestion })),
);
export const PurchaseEnd = lazy(() => import('./purchase-end.tsx').then((part) => ({ default: part.PurchaseEnd })));
/** The camera is most of what this page may load: it comes when it is wanted. */
export const FaceCapture = lazy(() =>
  import('../../domain/face/face-capture.tsx').then((file) => ({ default: file.FaceCapture })),
);

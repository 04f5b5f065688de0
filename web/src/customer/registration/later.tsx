import { lazy } from 'react';

// Loaded after the code: masks, lists and the camera are not on the way to it.
export const AskCode = lazy(() => import('../data/ask-code.tsx').then((part) => ({ default: part.AskCode })));
export const DeliveryTold = lazy(() =>
  import('../../domain/phone-code/delivery-told.tsx').then((part) => ({ default: part.DeliveryTold })),
);
export const Answers = lazy(() => import('./answers.tsx').then((part) => ({ default: part.Answers })));

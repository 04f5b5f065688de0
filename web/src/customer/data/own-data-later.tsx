import { lazy } from 'react';

// Loaded after the first question was answered: masks and forms are not on the way to it.
export const AskCode = lazy(() => import('./ask-code.tsx').then((part) => ({ default: part.AskCode })));
export const OwnData = lazy(() => import('./own-data.tsx').then((part) => ({ default: part.OwnData })));

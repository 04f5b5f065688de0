import { lazy } from 'react';

/** The camera is loaded by who takes a picture. */
export const CaptureDialog = lazy(() =>
  import('./capture-dialog.tsx').then((part) => ({ default: part.CaptureDialog })),
);

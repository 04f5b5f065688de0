import { lazy } from 'react';

/** The camera and its detector are most of what a page may load: they come when they are wanted. */
export const FaceCapture = lazy(() => import('./face-capture.tsx').then((file) => ({ default: file.FaceCapture })));

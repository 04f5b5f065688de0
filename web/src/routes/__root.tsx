import { createRootRoute } from '@tanstack/react-router';
import { ErrorScreen } from '../app/frame/error-screen.tsx';
import { Pending } from '../app/frame/pending.tsx';

/** No component: each page decides its frame, so that /login carries nothing but itself. */
export const Route = createRootRoute({ errorComponent: ErrorScreen, pendingComponent: Pending });

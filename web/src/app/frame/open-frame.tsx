import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { AppFrame } from './app-frame.tsx';
import { VisitorFrame } from './visitor-frame.tsx';

/** A page that is for staff and for anybody else: each in a frame of their own. */
export function OpenFrame({ children }: { children: ReactNode }) {
  const session = useSession();
  return session ? <AppFrame>{children}</AppFrame> : <VisitorFrame>{children}</VisitorFrame>;
}

import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../../lib/session/session.ts';

/** A store that turns out to be deactivated leads to the setup from any page that needs one (shell spec 2.2). */
export function useStoreGuard(): void {
  const router = useRouter();
  const isDeactivated = useSession()?.store?.status === 'inactive';
  useEffect(() => {
    // The guards of the page decide again.
    if (isDeactivated) void router.invalidate();
  }, [isDeactivated, router]);
}

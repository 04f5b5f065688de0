import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasCode } from '../../lib/api/error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { forgetIdentified } from '../../lib/session/recent-operators.ts';
import type { Session } from '../../lib/session/session.ts';
import { isSharedLogin, nameStandIn, useStandIn } from '../../lib/session/stand-in.ts';
import { showHome } from './calls.ts';

/** Who works here: the signed-in operator, or on a login that the store shares who named themselves. */
export function useWho(session: Session) {
  const { user, store } = session;
  const named = useStandIn();
  const isShared = isSharedLogin(session);
  const standIn = isShared ? named : null;
  const mustIdentify = isShared && standIn === null;
  const operatorId = standIn?.id;
  const storeId = store?.status === 'active' ? store.id : undefined;
  const home = useQuery({
    queryKey: queryKeys.serviceCentre(operatorId ?? user.id),
    queryFn: ({ signal }) => showHome({ operatorId, storeId }, signal),
    enabled: !mustIdentify,
    staleTime: 60_000,
  });
  // Blocked meanwhile, or of another retailer that used this device before.
  const isGone = operatorId !== undefined && home.isError && hasCode(home.error, 'OPERATOR_NOT_FOUND');
  useEffect(() => {
    if (!isGone) return;
    forgetIdentified(operatorId);
    nameStandIn(null);
  }, [isGone, operatorId]);
  return { isShared, mustIdentify, operatorId, ownId: operatorId ?? user.id, storeId, home: home.data };
}

export type Who = ReturnType<typeof useWho>;

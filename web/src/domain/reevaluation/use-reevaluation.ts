import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api/error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import {
  applicationStanding,
  type ApplicationState,
  phoneToProve,
  reevaluate,
  sendCode,
  verifyCode,
} from './reevaluation-calls.ts';

const POLL_MS = 1_000;
/** After it the overlay says what is done meanwhile. */
const LATER_MS = 4_000;
const RESEND_SECONDS = 60;

/** A conflict of the photographs is a person's to decide: nobody waits for it before a screen. */
const isOpen = ({ status, biometryStatus }: ApplicationState) =>
  status === 'UNDER_ANALYSIS' || (status === 'PRE_APPROVED' && biometryStatus !== 'CONFLICT');

/** The server will say no other: asked again it would refuse again. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

interface Of {
  borrowerId: string;
  document: string;
  storeId: string;
}

export type Reevaluation = ReturnType<typeof useReevaluation>;

/** The code that proves the phone, the new decision, and waiting for it. */
export function useReevaluation({ borrowerId, document, storeId }: Of) {
  const phone = useQuery({
    queryKey: queryKeys.phoneToProve(borrowerId),
    queryFn: () => phoneToProve(document, storeId),
    staleTime: Infinity,
  });
  const [resendAt, setResendAt] = useState(0);
  const ref = () => ({ id: borrowerId, phoneId: phone.data ?? '' });
  const send = useMutation({
    mutationFn: () => sendCode(ref()),
    // By this device's own clock: that of a shop may be wrong.
    onSuccess: () => setResendAt(Date.now() + RESEND_SECONDS * 1_000),
  });
  const verify = useMutation({ mutationFn: (code: string) => verifyCode(ref(), code, storeId) });
  const ask = useMutation({ mutationFn: () => reevaluate(borrowerId, storeId) });
  const isPolling = ask.data !== undefined && isOpen(ask.data);
  const state = useQuery({
    queryKey: queryKeys.reevaluation(borrowerId),
    queryFn: ({ signal }) => applicationStanding(borrowerId, signal),
    enabled: isPolling,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data, error } }) => ((data && !isOpen(data)) || isFinal(error) ? false : POLL_MS),
  });
  const answer = isPolling ? state.data : ask.data;
  const outcome = answer && !isOpen(answer) ? answer : null;
  const failure = ask.error ?? (isPolling && isFinal(state.error) ? state.error : null);
  const isRunning = ask.isPending || (isPolling && outcome === null && failure === null);
  return {
    borrowerId,
    phone,
    send,
    verify,
    ask: () => ask.mutate(),
    failure,
    resendAt,
    outcome,
    isRunning,
    isLate: useLate(isRunning),
  };
}

function useLate(isRunning: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setLate(true), LATER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isRunning]);
  return isLate;
}

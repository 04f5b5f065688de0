import { useEffect, useRef, useState } from 'react';
import { draftStore } from '../../domain/counter/draft-storage.ts';
import { hasCode, isUncertain } from '../../lib/api/error.ts';
import { type AmountAsk, type AmountPaid, isStillOwed, payAmount } from './calls.ts';

const drafts = draftStore<AmountAsk>('amount');
const ASK_AGAIN_MS = 5_000;

export type Receiving =
  | { step: 'idle' }
  | { step: 'sending'; ask: AmountAsk }
  /** Nobody knows whether it was received: the server is asked what is still owed. */
  | { step: 'checking' | 'unknown' | 'notReceived'; ask: AmountAsk }
  | { step: 'refused'; ask: AmountAsk; error: unknown }
  | { step: 'done'; ask: AmountAsk; paid: AmountPaid };

/**
 * Receives an amount of money once. What is sent is kept until the server has said yes or no: after a lost answer, or a
 * refresh, it is looked into before anything else is received.
 */
export function useReceiving(operatorId: string, onReceived: () => void) {
  const [state, setState] = useState<Receiving>(() => {
    const ask = drafts.read(operatorId);
    return ask ? { step: 'checking', ask } : { step: 'idle' };
  });
  const isUnder = useRef(false);

  const send = async (ask: AmountAsk) => {
    // The second of two Enters finds the first under way.
    if (isUnder.current) return;
    isUnder.current = true;
    drafts.write(operatorId, ask);
    setState({ step: 'sending', ask });
    try {
      const paid = await payAmount(ask);
      drafts.write(operatorId, null);
      setState({ step: 'done', ask, paid });
      onReceived();
    } catch (error) {
      if (isUncertain(error) || hasCode(error, 'REQUEST_IN_PROGRESS')) setState({ step: 'checking', ask });
      else {
        drafts.write(operatorId, null);
        setState({ step: 'refused', ask, error });
        onReceived();
      }
    } finally {
      isUnder.current = false;
    }
  };
  const sendIt = useRef(send);
  useEffect(() => {
    sendIt.current = send;
  });

  useEffect(() => {
    if (state.step === 'unknown') {
      const again = setTimeout(() => setState({ ...state, step: 'checking' }), ASK_AGAIN_MS);
      return () => clearTimeout(again);
    }
    if (state.step !== 'checking') return;
    let isLeft = false;
    const { ask } = state;
    isStillOwed(ask).then(
      (isOwed) => {
        if (isLeft) return undefined;
        // Received: the same key brings back what its receipt is asked for by.
        return isOwed ? setState({ step: 'notReceived', ask }) : sendIt.current(ask);
      },
      () => {
        if (!isLeft) setState({ step: 'unknown', ask });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [state]);

  const forget = () => {
    drafts.write(operatorId, null);
    setState({ step: 'idle' });
  };
  return {
    state,
    send: (ask: AmountAsk) => void send(ask),
    check: (ask: AmountAsk) => setState({ step: 'checking', ask }),
    forget,
  };
}

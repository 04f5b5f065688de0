import { useEffect, useRef, useState } from 'react';
import { hasCode, isUncertain } from '../../lib/api/error.ts';
import { draftStore } from '../counter/draft-storage.ts';

const ASK_AGAIN_MS = 5_000;

/** Where an act that must not happen twice stands. */
export type Sent<A, R> =
  | { step: 'idle' }
  | { step: 'sending'; ask: A }
  /** Nobody knows whether it was done: the server is asked. */
  | { step: 'checking' | 'unknown' | 'notDone'; ask: A }
  | { step: 'refused'; ask: A; error: unknown }
  | { step: 'done'; ask: A; answer: R };

interface SentOnce<A, R> {
  /** Of the draft: 'amount'. */
  name: string;
  operatorId: string;
  /** Sends it under the key of this very ask. */
  send: (ask: A) => Promise<R>;
  /** After a lost answer: whether things still are as they were, so that nothing was done. */
  isUntouched: (ask: A) => Promise<boolean>;
  /** The server said yes or no: what is shown beside it may have changed. */
  onAnswered: () => void;
}

/**
 * Does an act once. What is sent is kept until the server has said yes or no: after a lost answer, or a refresh, it is
 * looked into before anything else is done.
 */
export function useSentOnce<A extends object, R>({ name, operatorId, send, isUntouched, onAnswered }: SentOnce<A, R>) {
  const [drafts] = useState(() => draftStore<A>(name));
  const [state, setState] = useState<Sent<A, R>>(() => {
    const ask = drafts.read(operatorId);
    return ask ? { step: 'checking', ask } : { step: 'idle' };
  });
  const isUnder = useRef(false);

  /** Answers what it was refused with; undefined when it was done, is under way, or nobody knows yet. */
  const sendIt = async (ask: A): Promise<unknown> => {
    // The second of two Enters finds the first under way.
    if (isUnder.current) return undefined;
    isUnder.current = true;
    drafts.write(operatorId, ask);
    setState({ step: 'sending', ask });
    try {
      const answer = await send(ask);
      drafts.write(operatorId, null);
      setState({ step: 'done', ask, answer });
      onAnswered();
    } catch (error) {
      if (isUncertain(error) || hasCode(error, 'REQUEST_IN_PROGRESS')) setState({ step: 'checking', ask });
      else {
        drafts.write(operatorId, null);
        setState({ step: 'refused', ask, error });
        onAnswered();
        return error;
      }
    } finally {
      isUnder.current = false;
    }
    return undefined;
  };
  const now = useRef({ sendIt, isUntouched });
  useEffect(() => {
    now.current = { sendIt, isUntouched };
  });

  useEffect(() => {
    if (state.step === 'unknown') {
      const again = setTimeout(() => setState({ ...state, step: 'checking' }), ASK_AGAIN_MS);
      return () => clearTimeout(again);
    }
    if (state.step !== 'checking') return;
    let isLeft = false;
    const { ask } = state;
    now.current.isUntouched(ask).then(
      (isAsBefore) => {
        if (isLeft) return undefined;
        // Done: the same key brings back the answer.
        return isAsBefore ? setState({ step: 'notDone', ask }) : now.current.sendIt(ask);
      },
      () => {
        if (!isLeft) setState({ step: 'unknown', ask });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [state]);

  const check = (ask: A) => setState({ step: 'checking', ask });
  const forget = () => {
    drafts.write(operatorId, null);
    setState({ step: 'idle' });
  };
  return { state, send: sendIt, check, forget };
}

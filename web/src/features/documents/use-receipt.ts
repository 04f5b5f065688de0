import { useEffect, useState } from 'react';
import { fetchReceipt, type PaperFormat } from './fetch-receipt.ts';

export type Receipt = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; file: Blob };

const loading: Receipt = { kind: 'loading' };

/** Fetched with the session's token, which a plain link could not carry (ruling C26). */
export function useReceipt(ids: string, kind: string, format: PaperFormat): { receipt: Receipt; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const asked = `${attempt} ${kind} ${format} ${ids}`;
  const [answered, setAnswered] = useState({ asked, receipt: loading });

  useEffect(() => {
    const leaving = new AbortController();
    const answer = (receipt: Receipt) => {
      if (!leaving.signal.aborted) setAnswered({ asked, receipt });
    };
    fetchReceipt({ ids, kind, format }, leaving.signal).then(
      (file) => answer({ kind: 'ready', file }),
      () => answer({ kind: 'failed' }),
    );
    return () => leaving.abort();
  }, [ids, kind, format, asked]);

  return { receipt: answered.asked === asked ? answered.receipt : loading, retry: () => setAttempt(attempt + 1) };
}

import { useEffect, useState } from 'react';
import { errorText, hasCode } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { fetchReceipt, type PaperFormat } from './fetch-receipt.ts';
import { texts } from './texts.ts';

export type Receipt = { kind: 'loading' } | { kind: 'failed'; text: string } | { kind: 'ready'; file: Blob };

/** A paper that there is not yet says why; any other failure is of the file. */
const failure = (error: unknown): string =>
  hasCode(error, 'CASH_DAY_OPEN', 'CASH_DAY_EMPTY', 'CASH_SESSION_OPEN') ? errorText(error, brandName()) : texts.failed;

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
      (error: unknown) => answer({ kind: 'failed', text: failure(error) }),
    );
    return () => leaving.abort();
  }, [ids, kind, format, asked]);

  return { receipt: answered.asked === asked ? answered.receipt : loading, retry: () => setAttempt(attempt + 1) };
}

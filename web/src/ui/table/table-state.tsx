import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { SkeletonRows } from '../feedback/skeleton-rows.tsx';
import { texts } from './texts.ts';

export interface TableFailure {
  /** What happened, in a sentence. */
  text: string;
  retry: () => void;
}

interface TableStateProps {
  isLoading: boolean;
  failure?: TableFailure | undefined;
  empty?: ReactNode;
}

/** What stands where the rows would be: on their way, not to be had, or none. */
export function TableState({ isLoading, failure, empty }: TableStateProps) {
  if (failure)
    return (
      <Banner kind="danger" isLive actions={<Button onClick={failure.retry}>{texts.retry}</Button>}>
        {failure.text}
      </Banner>
    );
  return isLoading ? <SkeletonRows label={texts.loading} rows={6} /> : empty;
}

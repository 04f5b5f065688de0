import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { texts } from '../texts.ts';

/** What was asked of the books, once it is here. */
export function Asked<T>({ query, children }: { query: UseQueryResult<T>; children: (found: T) => ReactNode }) {
  const { data, isLoading, error, refetch } = query;
  if (isLoading) return <SkeletonRows label={texts.title} rows={8} />;
  if (data === undefined)
    return (
      <Banner kind="danger" isLive actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
        {texts.fault}. {errorText(error, brandName())}
      </Banner>
    );
  return children(data);
}

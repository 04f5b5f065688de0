import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { AuditList } from '../components/audit-list.tsx';
import { ChainState } from '../components/chain-state.tsx';
import { texts } from '../texts.ts';
import '../audit.css';

/** Who saw or changed what, for those who answer for it (ADR 0053). */
export function Audit() {
  const { rede }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const retailerId = typeof rede === 'string' ? rede : undefined;
  const frame = useQuery({
    queryKey: queryKeys.audit(retailerId),
    queryFn: ({ signal }) =>
      call('GET /coordinator/audit', { query: retailerId === undefined ? {} : { retailerId }, signal }),
  });
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <div className="audit">
        {frame.isLoading ? <SkeletonRows label={texts.loading} rows={6} /> : null}
        {frame.error ? (
          <EmptyState
            title={errorText(frame.error, brandName())}
            actions={<Button onClick={() => void frame.refetch()}>{texts.tryAgain}</Button>}
          />
        ) : null}
        {frame.data ? (
          <>
            <ChainState key={frame.data.retailer.id} frame={frame.data} />
            <AuditList frame={frame.data} />
          </>
        ) : null}
      </div>
    </CounterLayout>
  );
}

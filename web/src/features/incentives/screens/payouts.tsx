import { today } from '@balcao/contract/kernel';
import { useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { MonthPayouts } from '../components/month-payouts.tsx';
import { MonthSelect } from '../components/month-select.tsx';
import { lastMonths } from '../rules/months.ts';
import { texts } from '../texts.ts';
import { usePayouts } from '../use-payouts.ts';
import '../incentives.css';

/** What sellers are paid of a month: closed by one person, paid by another. */
export function Payouts() {
  const session = useSession();
  // The last month that is over.
  const [month, setMonth] = useState(lastMonths(today())[1] ?? '');
  const payouts = usePayouts(month);
  const { list } = payouts;
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <MonthSelect month={month} onChange={setMonth} />
      {list.isLoading ? <SkeletonRows label={texts.loading} rows={4} /> : null}
      {list.error && !list.data ? (
        <EmptyState
          title={errorText(list.error, brandName())}
          actions={<Button onClick={() => void list.refetch()}>{texts.tryAgain}</Button>}
        />
      ) : null}
      {list.data ? (
        <MonthPayouts
          key={month}
          of={list.data}
          payouts={payouts}
          userId={session?.user.id ?? ''}
          mayClose={session?.user.role === 'analyst'}
        />
      ) : null}
    </CounterLayout>
  );
}

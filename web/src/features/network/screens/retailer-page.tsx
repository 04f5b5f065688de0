import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { RetailerData } from '../components/retailer/data.tsx';
import { RetailerHistory } from '../components/retailer/history.tsx';
import { RetailerSteps } from '../components/retailer/steps.tsx';
import { StoreList } from '../components/stores/list.tsx';
import { useRetailer } from '../network-calls.ts';
import { texts } from '../texts.ts';
import '../network.css';

/** One retailer: what it lacks, what is kept of it, its stores, and who changed what. */
export function RetailerPage() {
  const { id } = useParams({ from: '/_app/varejos/$id' });
  const calls = useRetailer(id);
  const [tab, setTab] = useState('stores');
  const { data, error } = calls.retailer;
  return (
    <CounterLayout title={data?.fantasyName ?? texts.title} back={<BackLink to="/varejos">{texts.back}</BackLink>}>
      {error && !data ? (
        <EmptyState
          title={errorText(error, brandName())}
          actions={<Button onClick={() => void calls.retailer.refetch()}>{texts.tryAgain}</Button>}
        />
      ) : data ? (
        <>
          {data.isProvider ? null : <RetailerSteps steps={data.steps} />}
          <Tabs
            label={texts.tabs}
            tabs={[
              { key: 'stores', label: texts.stores, count: data.stores.length },
              { key: 'data', label: texts.data },
              { key: 'history', label: texts.history },
            ]}
            current={tab}
            onChange={setTab}
            hasControls={tab !== 'history' && data.mayChange}
          >
            {tab === 'stores' ? <StoreList retailer={data} calls={calls} /> : null}
            {tab === 'data' ? <RetailerData retailer={data} calls={calls} /> : null}
            {tab === 'history' ? <RetailerHistory history={calls.history} /> : null}
          </Tabs>
        </>
      ) : (
        <SkeletonRows label={texts.loading} rows={5} />
      )}
    </CounterLayout>
  );
}

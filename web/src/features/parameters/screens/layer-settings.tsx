import { useState } from 'react';
import { ConfigurationTabs } from '../../../domain/menu/configuration-tabs.tsx';
import { useStores } from '../../../domain/stores/use-stores.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { PlainMenuLink } from '../../../ui/layout/menu-link.tsx';
import { HostnameChoice } from '../components/hostname-choice.tsx';
import { OpenLayer } from '../components/open-layer.tsx';
import type { Place } from '../layer-calls.ts';
import { texts } from '../texts.ts';
import '../parameters.css';

const placeOf = (chosen: string, hostname: string): Place => {
  if (chosen === 'HOSTNAME') return { scope: chosen, hostname };
  return chosen === 'RETAILER' || chosen === 'DEFAULT' ? { scope: chosen } : { scope: 'STORE', storeId: chosen };
};

/** How stores behave, layer by layer (ADR 0046). The provider's house has no store, and decides for all. */
export function LayerSettings() {
  const stores = useStores();
  const [asked, setAsked] = useState<string>();
  const [hostname, setHostname] = useState('*');
  const isProvider = stores.data?.length === 0;
  const chosen = asked ?? (isProvider ? 'DEFAULT' : 'RETAILER');
  const options = isProvider
    ? [
        { value: 'DEFAULT', label: texts.everywhere },
        { value: 'HOSTNAME', label: texts.hostname },
      ]
    : [{ value: 'RETAILER', label: texts.wholeRetailer }, ...(stores.data ?? [])];
  const place = placeOf(chosen, hostname);

  return (
    <CounterLayout title={texts.title} back={<PlainMenuLink />}>
      <ConfigurationTabs />
      {stores.isLoading ? <SkeletonRows label={texts.loading} rows={5} /> : null}
      {stores.error ? (
        <EmptyState
          title={errorText(stores.error, brandName())}
          actions={<Button onClick={() => void stores.refetch()}>{texts.tryAgain}</Button>}
        />
      ) : null}
      {stores.data ? (
        <>
          <div className="parameter-place">
            <Select label={texts.where} value={chosen} onChange={setAsked} options={options} />
            {chosen === 'HOSTNAME' ? <HostnameChoice hostname={hostname} onChoose={setHostname} /> : null}
          </div>
          <OpenLayer key={JSON.stringify(place)} place={place} stores={stores.data} />
        </>
      ) : null}
    </CounterLayout>
  );
}

import { type FormEvent, useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { changeStore } from '../../../lib/session/change-store.ts';
import { pushEvent } from '../../../lib/watching/data-layer.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { texts } from '../texts.ts';
import { useStores } from '../../../domain/stores/use-stores.ts';

interface StoreFormProps {
  currentId: string | null;
  button: string;
  busyText: string;
  onChanged: () => void;
}

export function StoreForm({ currentId, button, busyText, onChanged }: StoreFormProps) {
  const stores = useStores();
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (stores.isPending) return <SkeletonRows rows={1} label={texts.loadingStores} />;
  if (stores.isError)
    return <StoresFailed sentence={errorText(stores.error, brandName())} onRetry={() => void stores.refetch()} />;
  if (stores.data.length === 0) return <EmptyState title={texts.noStores}>{texts.noStoresHint}</EmptyState>;

  // A retailer with one store leaves nothing to choose.
  const only = stores.data.length === 1 ? stores.data[0]?.value : undefined;
  const known = stores.data.some(({ value }) => value === currentId) ? currentId : null;
  const value = chosen ?? known ?? only ?? '';
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (value === '') return setError(texts.chooseStore);
    setBusy(true);
    try {
      await changeStore(value);
      pushEvent(known === null ? 'store_configured' : 'store_changed');
      onChanged();
    } catch (failure) {
      setError(errorText(failure, brandName()));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className="settings-form" noValidate onSubmit={(event) => void confirm(event)}>
      <Select
        label={texts.store}
        placeholder={texts.chooseStore}
        options={stores.data}
        value={value}
        onChange={(id) => {
          setChosen(id);
          setError(undefined);
        }}
        error={error}
      />
      <Button kind="primary" type="submit" busyText={isBusy ? busyText : undefined}>
        {button}
      </Button>
    </form>
  );
}

function StoresFailed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <Banner
      kind="danger"
      title={texts.storesFailed}
      isLive
      actions={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
    >
      {sentence}
    </Banner>
  );
}

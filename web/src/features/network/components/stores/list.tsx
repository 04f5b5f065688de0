import { useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { useToast } from '../../../../ui/toast/toasts.ts';
import type { Retailer, RetailerCalls, RetailerStore } from '../../network-calls.ts';
import { texts } from '../../texts.ts';
import { StoreCard } from './card.tsx';
import { StoreForm } from './form.tsx';
import { StoreStatusDialog } from './status-dialog.tsx';

type Open = { form: RetailerStore | undefined } | { status: RetailerStore };

/** The stores of a retailer, and what the provider does with them. */
export function StoreList({ retailer, calls }: { retailer: Retailer; calls: RetailerCalls }) {
  const [open, setOpen] = useState<Open>();
  const toast = useToast();
  const { revision, stores, mayChange } = retailer;
  const close = () => setOpen(undefined);
  const add = (
    <Button kind="primary" onClick={() => setOpen({ form: undefined })}>
      {texts.newStore}
    </Button>
  );
  return (
    <>
      {stores.length === 0 ? (
        <EmptyState title={texts.noStores} actions={mayChange ? add : undefined}>
          {texts.noStoresHint}
        </EmptyState>
      ) : (
        <>
          {mayChange ? <div className="network-actions">{add}</div> : null}
          <ul className="network-stores" aria-label={texts.stores}>
            {stores.map((store) => (
              <StoreCard
                key={store.id}
                store={store}
                actions={
                  mayChange
                    ? { onEdit: () => setOpen({ form: store }), onStatus: () => setOpen({ status: store }) }
                    : undefined
                }
              />
            ))}
          </ul>
        </>
      )}
      {open && 'form' in open ? (
        <StoreForm
          store={open.form}
          onClose={close}
          onSave={async (entry) => {
            const body = { ...entry, revision };
            await calls.saveStore.mutateAsync({ storeId: open.form?.id ?? null, body });
            toast.show({ kind: 'success', text: texts.storeSaved });
          }}
        />
      ) : null}
      {open && 'status' in open ? (
        <StoreStatusDialog
          retailerId={retailer.id}
          store={open.status}
          onClose={close}
          onSend={async (status, reason) => {
            await calls.storeStatus.mutateAsync({ storeId: open.status.id, body: { status, reason, revision } });
            toast.show({ kind: 'success', text: texts.statusDone });
          }}
        />
      ) : null}
    </>
  );
}

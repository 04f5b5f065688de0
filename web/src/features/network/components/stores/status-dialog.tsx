import { ReasonDialog } from '../../../../domain/reasons/reason-dialog.tsx';
import { errorText } from '../../../../lib/api/error.ts';
import { brandName } from '../../../../lib/brand/public-configuration.ts';
import { type RetailerStore, useOpenWork } from '../../network-calls.ts';
import { texts } from '../../texts.ts';

interface StoreStatusDialogProps {
  retailerId: string;
  store: RetailerStore;
  onSend: (status: 'active' | 'inactive', reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Closes a store, having told what is under way in it, or opens it again. */
export function StoreStatusDialog({ retailerId, store, onSend, onClose }: StoreStatusDialogProps) {
  const isActive = store.status === 'active';
  return (
    <ReasonDialog
      title={isActive ? texts.closeTitle(store.name) : texts.openTitle(store.name)}
      confirm={isActive ? texts.closeStore : texts.openStore}
      kind={isActive ? 'danger' : 'primary'}
      busyText={texts.saving}
      cancel={texts.cancel}
      label={texts.reason}
      hint={texts.reasonHint}
      onClose={onClose}
      onSend={(reason) => onSend(isActive ? 'inactive' : 'active', reason)}
    >
      <p>{isActive ? texts.closeText : texts.openText}</p>
      {isActive ? <OpenWork retailerId={retailerId} storeId={store.id} /> : null}
    </ReasonDialog>
  );
}

function OpenWork({ retailerId, storeId }: { retailerId: string; storeId: string }) {
  const { data, error } = useOpenWork(retailerId, storeId);
  if (error) return <p role="alert">{errorText(error, brandName())}</p>;
  if (!data) return <p role="status">{texts.checking}</p>;
  const { offers, pixCharges, staff } = data;
  const lines = [
    ...(offers > 0 ? [texts.offers(offers)] : []),
    ...(pixCharges > 0 ? [texts.pixCharges(pixCharges)] : []),
    ...(staff > 0 ? [texts.people(staff)] : []),
  ];
  if (lines.length === 0) return <p role="status">{texts.noOpenWork}</p>;
  return (
    <div role="status">
      <p>{texts.openWork}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

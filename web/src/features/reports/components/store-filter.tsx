import { useStores } from '../../../domain/stores/use-stores.ts';
import { Select } from '../../../ui/field/select.tsx';
import { texts } from '../texts.ts';

interface StoreFilterProps {
  /** Empty for all of them. */
  value: string;
  onChange: (storeId: string) => void;
}

/** The active stores of the retailer, or all of it. */
export function StoreFilter({ value, onChange }: StoreFilterProps) {
  const { data: stores = [] } = useStores();
  return (
    <Select label={texts.store} placeholder={texts.allStores} value={value} onChange={onChange} options={stores} />
  );
}

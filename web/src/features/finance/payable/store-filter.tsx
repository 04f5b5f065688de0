import { Select } from '../../../ui/field/select.tsx';
import { FilterChips } from '../../../ui/table/filter-chips.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import type { FinanceStore } from '../use-finance.ts';
import { texts } from './texts.ts';

interface StoreFilterProps {
  stores: readonly FinanceStore[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  isDisabled: boolean;
}

/** Stores are chosen one by one, each becoming a tag that can be taken away; none is all of them. */
export function StoreFilter({ stores, chosen, onChange, isDisabled }: StoreFilterProps) {
  const toast = useToast();
  const nameOf = (id: string) => stores.find((store) => store.id === id)?.name ?? id;
  const choose = (id: string) => {
    if (id === '') return;
    if (chosen.includes(id)) toast.show({ kind: 'attention', text: texts.already(nameOf(id)) });
    else onChange([...chosen, id]);
  };
  return (
    <div className="payable-stores">
      <Select
        label={texts.stores}
        placeholder={texts.allStores}
        options={stores.map(({ id, name }) => ({ value: id, label: name }))}
        // What is chosen stands beside it.
        value=""
        onChange={choose}
        disabled={isDisabled}
      />
      <FilterChips
        filters={chosen.map((id) => ({ key: id, label: texts.store, value: nameOf(id) }))}
        onRemove={(id) => onChange(chosen.filter((one) => one !== id))}
        onClear={() => onChange([])}
      />
    </div>
  );
}

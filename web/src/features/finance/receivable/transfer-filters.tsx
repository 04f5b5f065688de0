import { useSession } from '../../../lib/session/session.ts';
import { isDate } from '@balcao/contract/kernel';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import type { FinanceStore } from '../use-finance.ts';
import { texts } from './texts.ts';
import type { useAsked } from './use-transfers.ts';

/** Before it nothing was transferred (ruling C23). */
const FIRST_DAY = '2019-12-01';

interface TransferFiltersProps {
  asked: ReturnType<typeof useAsked>[0];
  onChange: ReturnType<typeof useAsked>[1];
  stores: readonly FinanceStore[];
  hasRetailer: boolean;
}

/** The days and the store; every change asks again. */
export function TransferFilters({ asked, onChange, stores, hasRetailer }: TransferFiltersProps) {
  const until = useSession()?.configuration.transfers.listedUntil ?? '';
  const last = isDate(until) ? until : '2030-01-01';
  return (
    <div className="finance-filters">
      <DateField
        label={texts.start}
        value={asked.start}
        min={FIRST_DAY}
        max={asked.end ?? last}
        disabled={!hasRetailer}
        onChange={(start) => onChange({ start })}
      />
      <DateField
        label={texts.end}
        value={asked.end}
        min={asked.start ?? FIRST_DAY}
        max={last}
        disabled={!hasRetailer}
        onChange={(end) => onChange({ end })}
      />
      <Select
        label={texts.store}
        value={asked.storeId}
        options={[{ value: '', label: texts.allStores }, ...stores.map(({ id, name }) => ({ value: id, label: name }))]}
        disabled={!hasRetailer}
        onChange={(storeId) => onChange({ storeId })}
      />
    </div>
  );
}

import { formatMonth, today } from '@balcao/contract/kernel';
import { Select } from '../../../ui/field/select.tsx';
import { lastMonths } from '../rules/months.ts';
import { texts } from '../texts.ts';

interface MonthSelectProps {
  month: string;
  onChange: (month: string) => void;
}

/** One of the last months. */
export function MonthSelect({ month, onChange }: MonthSelectProps) {
  const options = lastMonths(today()).map((value) => ({ value, label: formatMonth(value) }));
  return (
    <div className="incentive-month">
      <Select label={texts.month} value={month} options={options} onChange={onChange} />
    </div>
  );
}

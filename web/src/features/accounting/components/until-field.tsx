import type { CivilDate } from '@balcao/contract/kernel';
import { DateField } from '../../../ui/date/date-field.tsx';
import { firstDay, lastDay } from '../rules/months.ts';
import { texts } from '../texts.ts';

interface UntilFieldProps {
  month: string;
  until: CivilDate;
  onUntil: (day: CivilDate) => void;
}

/** The day of a month up to which the books are shown. */
export function UntilField({ month, until, onUntil }: UntilFieldProps) {
  return (
    <div className="accounting-ask">
      <DateField
        key={month}
        label={texts.until}
        value={until}
        min={firstDay(month)}
        max={lastDay(month)}
        onChange={(day) => day && onUntil(day)}
      />
    </div>
  );
}

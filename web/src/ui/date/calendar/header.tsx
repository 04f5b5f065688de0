import type { CivilDate } from '@balcao/contract/kernel';
import { IconButton } from '../../button/icon-button.tsx';
import { monthNames, plusMonths, yearsOf } from './days.ts';
import { texts } from '../texts.ts';
import type { DateLimits } from '../typed-date.ts';

interface CalendarHeaderProps {
  day: CivilDate;
  today: CivilDate;
  limits: DateLimits;
  onChange: (day: CivilDate) => void;
}

/** Month and year as the platform's own selects: a birth date is two choices away, not 400 presses. */
export function CalendarHeader({ day, today, limits, onChange }: CalendarHeaderProps) {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const isFirst = limits.min !== undefined && day.slice(0, 7) <= limits.min.slice(0, 7);
  const isLast = limits.max !== undefined && day.slice(0, 7) >= limits.max.slice(0, 7);
  return (
    <div className="calendar-header">
      <IconButton
        icon="chevronLeft"
        label={texts.previousMonth}
        aria-disabled={isFirst || undefined}
        onClick={() => onChange(plusMonths(day, -1))}
      />
      <select
        className="calendar-choice"
        aria-label={texts.month}
        value={month}
        onChange={(event) => onChange(plusMonths(day, Number(event.target.value) - month))}
      >
        {monthNames.map((name, at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="calendar-choice"
        aria-label={texts.year}
        value={year}
        onChange={(event) => onChange(plusMonths(day, 12 * (Number(event.target.value) - year)))}
      >
        {yearsOf(day, today, limits).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <IconButton
        icon="chevronRight"
        label={texts.nextMonth}
        aria-disabled={isLast || undefined}
        onClick={() => onChange(plusMonths(day, 1))}
      />
    </div>
  );
}

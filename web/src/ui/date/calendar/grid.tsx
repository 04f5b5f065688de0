import type { CivilDate } from '@balcao/contract/kernel';
import type { KeyboardEvent } from 'react';
import { isWithin, monthNames, nameOfDay, weekdays, weeksOf } from './days.ts';
import { texts } from '../texts.ts';
import type { DateLimits } from '../typed-date.ts';

interface CalendarGridProps {
  /** The one day in the tab order. */
  day: CivilDate;
  value: CivilDate | null;
  today: CivilDate;
  limits: DateLimits;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: (date: CivilDate) => void;
}

export function CalendarGrid({ day, value, today, limits, onKeyDown, onChoose }: CalendarGridProps) {
  const month = `${monthNames[Number(day.slice(5, 7)) - 1]} de ${day.slice(0, 4)}`;
  const dayButton = (date: CivilDate) => (
    <button
      type="button"
      className={`calendar-button ${date === today ? 'calendar-today' : ''}`}
      data-day={date}
      tabIndex={date === day ? 0 : -1}
      aria-label={date === today ? `${nameOfDay(date)}, ${texts.today}` : nameOfDay(date)}
      aria-current={date === today ? 'date' : undefined}
      aria-disabled={!isWithin(date, limits) || undefined}
      onClick={() => {
        if (isWithin(date, limits)) onChoose(date);
      }}
    >
      {Number(date.slice(8))}
    </button>
  );
  return (
    <div className="calendar-grid" role="grid" aria-label={month} tabIndex={-1} onKeyDown={onKeyDown}>
      <div className="calendar-week" role="row">
        {weekdays.map(({ short, long }) => (
          <span key={long} className="calendar-weekday" role="columnheader">
            <span aria-hidden="true">{short}</span>
            <span className="visually-hidden">{long}</span>
          </span>
        ))}
      </div>
      {weeksOf(day).map((week) => (
        <div key={week.find((date) => date !== null)} className="calendar-week" role="row">
          {weekdays.map(({ long }, at) => {
            const date = week[at] ?? null;
            return (
              <span key={long} role="gridcell" aria-selected={date !== null && date === value ? true : undefined}>
                {date === null ? null : dayButton(date)}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

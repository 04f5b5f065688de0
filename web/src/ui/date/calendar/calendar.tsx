import type { CivilDate } from '@balcao/contract/kernel';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clamped, nameOfDay, plusDays, plusMonths, startOfWeek } from './days.ts';
import { CalendarGrid } from './grid.tsx';
import { useKeyLines } from '../../keyboard/use-keys.ts';
import { texts } from '../texts.ts';
import { CalendarHeader } from './header.tsx';
import type { DateLimits } from '../typed-date.ts';
import './calendar.css';

interface CalendarProps extends DateLimits {
  /** Read aloud when it opens: 'Calendário: Nascimento'. */
  label: string;
  value: CivilDate | null;
  today: CivilDate;
  onChoose: (date: CivilDate) => void;
  /** The day takes the focus when the calendar appears. */
  startsFocused?: boolean;
  /** Escape. */
  onClose: () => void;
}

const keyLines = [
  { keys: ['ArrowLeft', 'ArrowRight'], label: texts.moveDays },
  { keys: ['ArrowUp', 'ArrowDown'], label: texts.moveWeeks },
  { keys: ['Home', 'End'], label: texts.endsOfWeek },
  { keys: ['PageUp', 'PageDown'], label: texts.moveMonths },
  { keys: ['Escape'], label: texts.closeCalendar },
];

/** Where a key leads from a day; null for keys that the grid leaves alone. */
function dayAfterKey(day: CivilDate, { key, shiftKey }: KeyboardEvent): CivilDate | null {
  const months = shiftKey ? 12 : 1;
  if (key === 'ArrowLeft') return plusDays(day, -1);
  if (key === 'ArrowRight') return plusDays(day, 1);
  if (key === 'ArrowUp') return plusDays(day, -7);
  if (key === 'ArrowDown') return plusDays(day, 7);
  if (key === 'Home') return startOfWeek(day);
  if (key === 'End') return plusDays(startOfWeek(day), 6);
  if (key === 'PageUp') return plusMonths(day, -months);
  if (key === 'PageDown') return plusMonths(day, months);
  return null;
}

/** A month of days, one of them in the tab order: the keys are those of the date grid pattern of WAI-ARIA. */
export function Calendar({ label, value, today, min, max, startsFocused, onChoose, onClose }: CalendarProps) {
  const limits = { min, max };
  const [day, setDay] = useState(() => clamped(value ?? today, limits));
  const frame = useRef<HTMLDialogElement>(null);
  useKeyLines(keyLines);
  const focusDay = () => frame.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  useEffect(() => {
    if (!startsFocused) return;
    frame.current?.scrollIntoView?.({ block: 'nearest' });
    frame.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }, [startsFocused]);

  const onGridKeys = (event: KeyboardEvent) => {
    const next = dayAfterKey(day, event);
    if (next === null) return;
    event.preventDefault();
    // The day of another month must be on the page before it can have the focus.
    flushSync(() => setDay(clamped(next, limits)));
    focusDay();
  };

  return (
    <dialog
      open
      ref={frame}
      className="calendar"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <CalendarHeader day={day} today={today} limits={limits} onChange={(next) => setDay(clamped(next, limits))} />
      <CalendarGrid day={day} value={value} today={today} limits={limits} onKeyDown={onGridKeys} onChoose={onChoose} />
      <p className="calendar-day">{nameOfDay(day)}</p>
    </dialog>
  );
}

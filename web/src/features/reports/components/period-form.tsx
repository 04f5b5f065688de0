import { type CivilDate, today } from '@balcao/contract/kernel';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FIRST_DAY, lastEnd, type Period } from '../rules/period.ts';
import { texts } from '../texts.ts';

interface PeriodFormProps {
  /** What stands in it at first. */
  period: Period;
  isSearching: boolean;
  onSearch: (period: Period) => void;
  /** What else is asked, beside the dates. */
  children?: ReactNode;
}

/** Two dates of at most a month; a start that leaves the end behind takes it away, and says so. */
export function PeriodForm({ period, isSearching, onSearch, children }: PeriodFormProps) {
  const now = today();
  const [startDate, setStart] = useState<CivilDate | null>(period.startDate);
  const [endDate, setEnd] = useState<CivilDate | null>(period.endDate);
  // How often the end was taken away: what was typed in it goes with it.
  const [cleared, setCleared] = useState(0);
  const [isTooLong, setTooLong] = useState(false);

  const moveStart = (next: CivilDate | null) => {
    setStart(next);
    if (next === null || endDate === null || (next <= endDate && endDate <= lastEnd(next, now))) return;
    setEnd(null);
    setCleared(cleared + 1);
    setTooLong(true);
  };
  const isWhole = startDate !== null && endDate !== null;
  const search = () => {
    if (startDate !== null && endDate !== null) onSearch({ startDate, endDate });
  };

  return (
    <Form className="reports-form" onSubmit={search}>
      <DateField label={texts.start} min={FIRST_DAY} max={now} value={startDate} onChange={moveStart} />
      <DateField
        key={cleared}
        label={texts.end}
        min={startDate ?? FIRST_DAY}
        max={startDate === null ? now : lastEnd(startDate, now)}
        value={endDate}
        onChange={(next) => {
          setEnd(next);
          setTooLong(false);
        }}
        error={isTooLong ? texts.upToAMonth : undefined}
      />
      {children}
      <Button
        kind="primary"
        type="submit"
        icon="search"
        disabled={!isWhole}
        busyText={isSearching ? texts.searching : undefined}
      >
        {texts.search}
      </Button>
    </Form>
  );
}

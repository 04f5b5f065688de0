import { formatDate, formatNearDate, today } from '@balcao/contract/kernel';
import { useState } from 'react';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { HolidayForm } from '../components/holiday-form.tsx';
import { type LocalHoliday, useHolidays } from '../holiday-calls.ts';
import { texts } from '../texts.ts';
import '../holidays.css';

const columns: readonly Column<LocalHoliday>[] = [
  { key: 'day', header: texts.day, width: '14ch', render: ({ day }) => formatDate(day) },
  { key: 'name', header: texts.name, render: ({ name }) => name },
  { key: 'place', header: texts.place, render: ({ place }) => place },
  { key: 'author', header: texts.author, render: ({ author }) => author },
];
const YEARS = 3;

/** Days on which banks stay shut, by year: those of places, which the provider keeps, and those of the whole country. */
export function HolidayCalendar() {
  const now = today();
  const thisYear = Number(now.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<LocalHoliday>();
  const toast = useToast();
  const { holidays, add, remove } = useHolidays(year);
  const { data } = holidays;
  const mayChange = data?.mayChange ?? false;
  const near = Array.from({ length: YEARS + 1 }, (_, at) => thisYear - 1 + at);
  // A holiday may be entered further ahead than one looks.
  const years = (near.includes(year) ? near : [...near, year]).map(String);
  const removal: Column<LocalHoliday> = {
    key: 'action',
    header: texts.action,
    width: '16ch',
    isHeaderHidden: true,
    render: (row) =>
      row.day > now ? (
        <Button kind="quiet" aria-label={texts.removeTitle(row.name)} onClick={() => setRemoving(row)}>
          {texts.remove}
        </Button>
      ) : null,
  };
  const again = () => void holidays.refetch();
  return (
    <CounterLayout title={texts.title} back={<BackLink to="/varejos">{texts.back}</BackLink>}>
      <div className="holiday-tools">
        <Select
          label={texts.year}
          options={years.map((value) => ({ value, label: value }))}
          value={String(year)}
          onChange={(value) => setYear(Number(value))}
        />
        {mayChange ? (
          <Button kind="primary" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        ) : null}
      </div>
      <h2>{texts.local}</h2>
      <DataTable
        caption={texts.local}
        columns={mayChange ? [...columns, removal] : columns}
        rows={data?.local ?? []}
        rowKey={({ id }) => id}
        isLoading={holidays.isLoading}
        failure={holidays.error ? { text: errorText(holidays.error, brandName()), retry: again } : undefined}
        empty={<EmptyState title={texts.none(year)}>{texts.noneHint}</EmptyState>}
      />
      <section aria-labelledby="national-holidays" className="holiday-national">
        <h2 id="national-holidays">{texts.national}</h2>
        <p>{texts.nationalHint}</p>
        <ul>
          {(data?.national ?? []).map(({ day, name }) => (
            <li key={day}>
              <time dateTime={day}>{formatNearDate(day)}</time> {name}
            </li>
          ))}
        </ul>
      </section>
      {isAdding ? (
        <HolidayForm
          onClose={() => setAdding(false)}
          onSave={async (entry) => {
            await add.mutateAsync(entry);
            setYear(Number(entry.day.slice(0, 4)));
            toast.show({ kind: 'success', text: texts.added });
          }}
        />
      ) : null}
      {removing ? (
        <ReasonDialog
          title={texts.removeTitle(removing.name)}
          confirm={texts.remove}
          kind="danger"
          busyText={texts.saving}
          cancel={texts.cancel}
          label={texts.reason}
          hint={texts.reasonHint}
          onClose={() => setRemoving(undefined)}
          onSend={async (reason) => {
            await remove.mutateAsync({ id: removing.id, reason });
            toast.show({ kind: 'success', text: texts.removed });
          }}
        >
          <p>
            {texts.removeText(
              formatDate(removing.day),
              removing.scope === 'COUNTRY' ? texts.everywhere : removing.place,
            )}
          </p>
        </ReasonDialog>
      ) : null}
    </CounterLayout>
  );
}

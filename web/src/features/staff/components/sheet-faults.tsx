import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { badRowsCsv, type ShownFault, shownFaults } from '../rules/sheet.ts';
import type { RowFault, SheetRow } from '../staff-calls.ts';
import { sheetTexts as texts } from '../texts.ts';

const columns: readonly Column<ShownFault>[] = [
  { key: 'line', header: texts.line, align: 'end', width: '9ch', render: ({ line }) => line },
  { key: 'reason', header: texts.reason, width: '50%', render: ({ reason }) => reason },
  {
    key: 'value',
    header: texts.value,
    render: ({ column, value }) => (
      <span className="staff-value">
        <span className="staff-note">{column}</span> {value === '' ? texts.empty : value}
      </span>
    ),
  },
];

interface SheetFaultsProps {
  rows: readonly SheetRow[];
  faults: readonly RowFault[];
}

/** What is wrong with a sheet, cell by cell, and the bad rows to take away and mend. */
export function SheetFaults({ rows, faults }: SheetFaultsProps) {
  const save = () =>
    saveFile(new Blob([badRowsCsv(rows, faults)], { type: 'text/csv;charset=utf-8' }), 'linhas-com-erro.csv');
  return (
    <>
      <Banner kind="danger" isLive title={texts.invalid} actions={<Button onClick={save}>{texts.saveBad}</Button>}>
        {texts.invalidHint}
      </Banner>
      <DataTable caption={texts.table} columns={columns} rows={shownFaults(rows, faults)} rowKey={({ key }) => key} />
    </>
  );
}

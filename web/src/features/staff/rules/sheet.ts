import type { RowFault, SheetRow } from '../staff-calls.ts';
import { sheetTexts } from '../texts.ts';

/** A fault with what stands in the sheet. */
export interface ShownFault extends RowFault {
  key: string;
  column: string;
  value: string;
}

export function shownFaults(rows: readonly SheetRow[], faults: readonly RowFault[]): ShownFault[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return faults.map((fault, index) => ({
    ...fault,
    key: `${fault.line}-${fault.field ?? ''}-${index}`,
    column: sheetTexts.columnOf(fault.field),
    value: fault.field === null ? '' : (byLine.get(fault.line)?.[fault.field] ?? ''),
  }));
}

/** Rows that nothing is wrong with. */
export function goodRows(rows: readonly SheetRow[], faults: readonly RowFault[]): SheetRow[] {
  const bad = new Set(faults.map(({ line }) => line));
  return rows.filter(({ line }) => !bad.has(line));
}

const fields = ['name', 'cpf', 'email', 'phoneNumber', 'role', 'storeName'] as const;

/** A text for a cell of a CSV; nothing in it becomes a formula where it is opened. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The bad rows, to mend and send again: the columns of the template and what is wrong, as Excel in Brazil opens it. */
export function badRowsCsv(rows: readonly SheetRow[], faults: readonly RowFault[]): string {
  const reasons = new Map<number, string[]>();
  for (const { line, field, reason } of faults)
    reasons.set(line, [...(reasons.get(line) ?? []), `${sheetTexts.columnOf(field)}: ${reason}`.replace(/^: /, '')]);
  const lines = rows.flatMap((row) => {
    const found = reasons.get(row.line);
    return found ? [[...fields.map((field) => row[field]), String(row.line), found.join('; ')]] : [];
  });
  const header = [...fields.map((field) => sheetTexts.columnOf(field)), sheetTexts.line, sheetTexts.reason];
  return `\uFEFF${[header, ...lines].map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`;
}

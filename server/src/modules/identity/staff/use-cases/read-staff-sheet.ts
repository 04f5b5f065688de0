import type { Handled } from '@balcao/contract';
import type { Operator } from '../../../../kernel/act/principal.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import type { ReadSheet } from '../../../../kernel/sheets/read/read-sheet.ts';
import { sheetBytes } from '../../../../kernel/sheets/write/write-sheet.ts';
import { insideRetailer } from '../place.ts';
import { readSheetFacts } from '../sheet/facts.ts';
import { checkRows, sheetRoleNames } from '../sheet/rules/check-rows.ts';
import { columns, rowsOfSheet } from '../sheet/rules/columns.ts';

type Call = Handled<'POST /coordinator/operator-sheets'>;

/** What a sheet says, and what is wrong with each row; nothing is kept. @throws Refusal of the reader and of `rowsOfSheet`. */
export function readStaffSheet(platform: Platform, readSheet: ReadSheet, by: Operator, body: Call['body']) {
  return insideRetailer(platform, by, body.retailerId, async (inside): Promise<Call['answer']> => {
    const { rows, faults } = rowsOfSheet(await readSheet(Buffer.from(body.content, 'base64')));
    const checked = checkRows(rows, await readSheetFacts(platform, inside, rows));
    const all = [...faults, ...checked.faults].toSorted((a, b) => a.line - b.line);
    return { rows: rows.map((row) => Object.assign(row, { active: true })), faults: all };
  });
}

/** The sheet to fill in: the columns, and a row for each role that shows how. The examples are refused as they stand. */
export function staffTemplate(): Promise<Uint8Array> {
  const examples = sheetRoleNames.map((role) => ['', '', '', '', role, '']);
  const widths = { name: 34, cpf: 16, email: 34, phoneNumber: 18, role: 16, storeName: 24 };
  return sheetBytes({
    name: 'Colaboradores',
    columns: columns.map(({ key, header }) => ({ header, width: widths[key] })),
    rows: examples,
  });
}

import { wholeCents } from '@balcao/contract/kernel';
import { expect, test } from 'vitest';
import { parseSheet } from '../../server/src/kernel/sheets/read/parse.ts';
import type { Cell } from '../../web/src/domain/sheets/sheet.ts';
import { bookParts, SHEET_PART, sheetXml } from '../../web/src/domain/sheets/rules/xlsx.ts';
import { createZipper } from '../../web/src/domain/sheets/zipper.ts';

async function written(rows: readonly (readonly Cell[])[], width: number): Promise<Buffer> {
  const files: Blob[] = [];
  const zipper = createZipper((said) => void ('file' in said && files.push(said.file)));
  await zipper({ begin: bookParts('Vendas'), large: SHEET_PART });
  const columns = Array.from({ length: width }, (_, at) => ({
    header: `C${at}`,
    cell: (row: readonly Cell[]) => row[at] ?? null,
  }));
  for await (const { text } of sheetXml({ sheetName: 'Vendas', columns, rows })) await zipper({ text, isLast: false });
  await zipper({ text: '', isLast: true });
  return Buffer.from((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
}

test('the server reads what the page writes: every kind of cell, no formula, and no zero lost', async () => {
  const bytes = await written(
    [
      ['=SUM(A1)', { cpf: '05299822475' }, { cents: wholeCents(123_456) }],
      ['Zé & <irmão> "dois"', { whole: 3 }, { day: '2026-11-23' }],
      [null, '  ', { cents: wholeCents(-5) }],
    ],
    3,
  );
  expect(await parseSheet(bytes)).toEqual([
    { line: 1, cells: ['C0', 'C1', 'C2'], formulas: [] },
    { line: 2, cells: ['=SUM(A1)', '052.998.224-75', '1234.56'], formulas: [] },
    { line: 3, cells: ['Zé & <irmão> "dois"', '3', '46349'], formulas: [] },
    { line: 4, cells: ['', '', '-0.05'], formulas: [] },
  ]);
});

test('columns beyond Z keep their places, over many pieces', async () => {
  const rows = Array.from({ length: 500 }, (_, line) => Array.from({ length: 30 }, (_each, at) => `${line}.${at}`));
  const read = await parseSheet(await written(rows, 30));
  expect(read).toHaveLength(501);
  expect(read.at(-1)?.cells.slice(-3)).toEqual(['499.27', '499.28', '499.29']);
});

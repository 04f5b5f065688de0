import { expect, test } from 'vitest';
import { codeOf } from '../../testing/refusals.ts';
import { parseSheet } from './read/parse.ts';
import { createSheetReader } from './read/read-sheet.ts';
import { archiveOf, workbookParts } from './testing/archives.ts';
import { sheetBytes, writeSheet } from './write/write-sheet.ts';

const columns = [
  { header: 'Nome' },
  { header: 'Valor', kind: 'cents' },
  { header: 'Dia', kind: 'day' },
  { header: 'N', kind: 'number' },
] as const;

test('what is written is read again: letters of every kind, amounts, days, and what no XML holds left out', async () => {
  const rows = [
    ['João & <Zé> "D\'Ávila" 🦜', 123_456, '2026-11-22', 7],
    ['a\u0000b\uD800c', null, null, null],
    ['', 5, null, null],
  ];
  const bytes = await sheetBytes({ name: 'Vendas [1]/2', columns, rows });
  expect((await parseSheet(bytes)).map(({ cells }) => cells)).toEqual([
    ['Nome', 'Valor', 'Dia', 'N'],
    ['João & <Zé> "D\'Ávila" 🦜', '1234.56', '46348', '7'],
    ['abc'],
    ['', '0.05'],
  ]);
});

// Planted: texts as `t="str"` without the quote prefix.
test('no text is a formula, whatever it begins with', async () => {
  const texts = ['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|calc!A1', '\t=1'];
  const rows = await parseSheet(
    await sheetBytes({ name: 'A', columns: [{ header: 'X' }], rows: texts.map((text) => [text]) }),
  );
  expect(rows.slice(1).flatMap(({ formulas }) => formulas)).toEqual([]);
  expect(rows.slice(1).flatMap(({ cells }) => cells)).toEqual(texts.map((text) => text.trim()));
});

test('a hundred thousand rows stream, and memory does not grow with them', async () => {
  const wide = Array.from({ length: 10 }, (_, index) => ({ header: `C${index}` }));
  const row = wide.map((_, index) => `valor ${index}`);
  const rows = (function* () {
    for (let made = 0; made < 100_000; made += 1) yield row;
  })();
  const before = process.memoryUsage().rss;
  const began = performance.now();
  let [bytes, most] = [0, 0];
  for await (const piece of writeSheet({ name: 'A', columns: wide, rows })) {
    bytes += piece.length;
    most = Math.max(most, process.memoryUsage().rss - before);
  }
  const took = performance.now() - began;
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(most).toBeLessThan(100_000_000);
  // A second on a machine of its own; here many tests run at once.
  expect(took).toBeLessThan(10_000);
}, 30_000);

test('behind the wall a sheet is read, and the sentence of a bad one is told', async () => {
  const read = createSheetReader();
  const bytes = await sheetBytes({ name: 'A', columns: [{ header: 'Nome' }], rows: [['Rita']] });
  expect(await read(bytes)).toMatchObject([
    { line: 1, cells: ['Nome'] },
    { line: 2, cells: ['Rita'] },
  ]);
  expect(await codeOf(read(Buffer.from('PK')))).toBe('SHEET_DAMAGED');
  expect(await codeOf(read(Buffer.alloc(3_000_000)))).toBe('SHEET_TOO_LARGE');
}, 30_000);

test('what takes too long ends at the deadline, and the next one is read', async () => {
  const slow = archiveOf(workbookParts(`<sheetData>${'<row><c><v>1</v></c></row>'.repeat(4_000)}</sheetData>`));
  expect(await codeOf(createSheetReader({ deadlineMs: 1 })(slow))).toBe('SHEET_TOO_SLOW');
  expect(await createSheetReader()(slow)).toHaveLength(4_000);
}, 30_000);

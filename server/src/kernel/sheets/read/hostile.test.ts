import { expect, test } from 'vitest';
import { archiveOf, type Part, rowsXml, workbookOf, workbookParts } from '../testing/archives.ts';
import { limits } from './limits.ts';
import { parseSheet } from './parse.ts';
import { SheetFault } from './sheet.ts';

const outcome = async (bytes: Buffer) => {
  try {
    return (await parseSheet(bytes)).map(({ cells }) => cells);
  } catch (error) {
    return error instanceof SheetFault ? error.code : error;
  }
};
const header = ['Nome', 'CPF'];
const good = rowsXml(header, ['Rita', '1']);
const read = [header, ['Rita', '1']];
const xml = (text: string) => Buffer.from(text, 'utf8');
const cellsXml = (cells: string) => `<sheetData><row r="1">${cells}</row></sheetData>`;
const megabytes = (count: number) => Buffer.alloc(count * 1_000_000, 'a');
const lying = (parts: Part[], name: string, over: Partial<Part>) =>
  archiveOf(parts.map((part) => (part.name === name ? { ...part, ...over } : part)));
const SHEET = 'xl/worksheets/sheet1.xml';
const STRINGS = 'xl/sharedStrings.xml';
const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`;
const latin = (text: string) => Buffer.from(text, 'latin1');

/** Forty files that nobody made by accident, or that somebody made by all too common ones: what is said, or what is read. */
const hostile: readonly (readonly [what: string, bytes: () => Buffer, said: unknown])[] = [
  [
    'a bomb: a part of 200 MB',
    () => workbookOf(Buffer.concat([xml('<worksheet>'), megabytes(200)])),
    'SHEET_TOO_LARGE',
  ],
  [
    'a bomb that says it is small',
    () =>
      lying(workbookParts(Buffer.concat([xml('<worksheet><sheetData><row><c><v>'), megabytes(60)])), SHEET, {
        claims: 900,
      }),
    'SHEET_DAMAGED',
  ],
  [
    'a bomb in the strings',
    () => workbookOf(good, { [STRINGS]: Buffer.concat([xml('<sst><si><t>'), megabytes(100)]) }),
    'SHEET_TOO_LARGE',
  ],
  [
    'a million strings',
    () => workbookOf(good, { [STRINGS]: `<sst>${'<si><t>a</t></si>'.repeat(1_000_000)}</sst>` }),
    'SHEET_TOO_LARGE',
  ],
  ['a million rows', () => workbookOf(`<sheetData>${'<row/>'.repeat(1_000_000)}</sheetData>`), 'SHEET_TOO_LARGE'],
  [
    'rows beyond the cap',
    () => workbookOf(rowsXml(...Array.from({ length: limits.rows + 1 }, () => ['a']))),
    'SHEET_TOO_LARGE',
  ],
  ['half a million cells', () => workbookOf(cellsXml('<c/>'.repeat(500_000))), 'SHEET_TOO_LARGE'],
  ['a cell at the end of the world', () => workbookOf(cellsXml('<c r="XFD1"><v>1</v></c>')), 'SHEET_TOO_LARGE'],
  [
    'a row at the end of the world',
    () => workbookOf('<sheetData><row r="1048576"><c><v>1</v></c></row></sheetData>'),
    [['1']],
  ],
  [
    'a row whose number is none',
    () => workbookOf('<sheetData><row r="1e999"><c><v>1</v></c></row></sheetData>'),
    [['1']],
  ],
  ['a cell whose place is none', () => workbookOf(cellsXml('<c r="../../x"><v>1</v></c>')), [['1']]],
  [
    'ten thousand parts',
    () => archiveOf(Array.from({ length: 10_000 }, (_, index) => ({ name: `${index}`, content: '' }))),
    'SHEET_TOO_LARGE',
  ],
  [
    'two parts of one name',
    () => archiveOf([...workbookParts(good), { name: SHEET, content: '<worksheet/>' }]),
    'SHEET_DAMAGED',
  ],
  [
    'a part outside the archive',
    () => archiveOf([...workbookParts(good), { name: '../../etc/passwd', content: 'x' }]),
    'SHEET_DAMAGED',
  ],
  ['an encrypted part', () => lying(workbookParts(good), SHEET, { isEncrypted: true }), 'SHEET_PROTECTED'],
  [
    'a workbook with a password',
    () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), megabytes(1)]),
    'SHEET_PROTECTED',
  ],
  ['an archive cut in half', () => workbookOf(good).subarray(0, 400), 'SHEET_DAMAGED'],
  ['the first two letters of one', () => Buffer.from('PK'), 'SHEET_DAMAGED'],
  [
    'an archive of something else',
    () => archiveOf([{ name: 'word/document.xml', content: '<w/>' }]),
    'SHEET_NOT_READABLE',
  ],
  [
    'relations that lead nowhere',
    () => workbookOf(good, { 'xl/_rels/workbook.xml.rels': '<Relationships/>' }),
    'SHEET_DAMAGED',
  ],
  ['a workbook that is none', () => workbookOf(good, { 'xl/workbook.xml': '<html/>' }), 'SHEET_NOT_READABLE'],
  [
    'a billion laughs',
    () => workbookOf(xml(`<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><worksheet>&b;</worksheet>`)),
    'SHEET_DAMAGED',
  ],
  [
    'an entity from a file',
    () => workbookOf(xml(`<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet>&a;</worksheet>`)),
    'SHEET_DAMAGED',
  ],
  ['an entity of nobody', () => workbookOf(cellsXml('<c><v>&evil;</v></c>')), 'SHEET_DAMAGED'],
  ['a hundred thousand elements deep', () => workbookOf(nested(100_000)), 'SHEET_DAMAGED'],
  ['tags that cross', () => workbookOf('<sheetData><row></sheetData></row>'), 'SHEET_DAMAGED'],
  ['bytes that are no letters', () => workbookOf(Buffer.from([0x3c, 0x61, 0xff, 0xfe, 0xfd])), 'SHEET_DAMAGED'],
  [
    'an attribute of twenty megabytes',
    () => workbookOf(xml(`<worksheet a="${'a'.repeat(20_000_000)}"><sheetData/></worksheet>`)),
    [],
  ],
  [
    'a text of ten megabytes',
    () => workbookOf(cellsXml(`<c t="str"><v>${'a'.repeat(10_000_000)}</v></c>`)),
    [['a'.repeat(limits.cellCharacters)]],
  ],
  ['a string that is not there', () => workbookOf(cellsXml('<c t="s"><v>99</v></c><c><v>1</v></c>')), [['', '1']]],
  [
    'links to other files',
    () => workbookOf(good, { 'xl/externalLinks/externalLink1.xml': '<x/>' }),
    'SHEET_EXTERNAL_LINKS',
  ],
  ['merged cells', () => workbookOf(`${good}<mergeCells><mergeCell ref="A1:B2"/></mergeCells>`), 'SHEET_MERGED_CELLS'],
  ['no sheet at all', () => workbookOf(good, { 'xl/workbook.xml': '<workbook><sheets/></workbook>' }), 'SHEET_NOT_ONE'],
  [
    'a hidden second sheet',
    () =>
      workbookOf(good, {
        'xl/workbook.xml':
          '<workbook><sheets><sheet r:id="r1"/><sheet state="veryHidden" r:id="r9"/></sheets></workbook>',
      }),
    'SHEET_NOT_ONE',
  ],
  ['macros', () => workbookOf(good, { 'xl/vbaProject.bin': megabytes(1) }), read],
  [
    'a page with the name of a sheet',
    () => Buffer.from('<html><table><tr><td>Nome</td></tr></table></html>'),
    'SHEET_NOT_READABLE',
  ],
  ['a PDF with the name of a sheet', () => Buffer.from('%PDF-1.7\n'), 'SHEET_NOT_READABLE'],
  ['a program', () => Buffer.from([0x4d, 0x5a, 0, 0, 3, 0, 1]), 'SHEET_ENCODING'],
  ['a quote that never ends', () => Buffer.from(`Nome;CPF\n"${'a'.repeat(1_000_000)}`), 'SHEET_DAMAGED'],
  ['two megabytes of separators', () => Buffer.from(';'.repeat(1_999_999)), 'SHEET_TOO_LARGE'],
  ['nothing', () => Buffer.alloc(0), []],
  ['three megabytes', () => megabytes(3), 'SHEET_TOO_LARGE'],
  ['CSV of Excel in Brazil', () => latin('Nome;CPF\r\nJoão;1'), [header, ['João', '1']]],
  [
    'CSV in UTF-16',
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Nome\tCPF\nJoão\t1', 'utf16le')]),
    [header, ['João', '1']],
  ],
];

test.each(hostile)('%s', async (_, bytes, said) => {
  const file = bytes();
  const [began, memory] = [performance.now(), process.memoryUsage().rss];
  expect(await outcome(file)).toEqual(said);
  // Two seconds on a machine of its own; here many tests run at once.
  expect(performance.now() - began).toBeLessThan(6_000);
  expect(process.memoryUsage().rss - memory).toBeLessThan(150_000_000);
});

import { deflateRawSync } from 'node:zlib';
import { wholeCents } from '@balcao/contract/kernel';
import type { SheetColumn } from '../../../web/src/domain/sheets/sheet.ts';
import { bookParts, SHEET_PART, sheetXml } from '../../../web/src/domain/sheets/rules/xlsx.ts';
import { createZipper } from '../../../web/src/domain/sheets/zipper.ts';
import { budgeted, compared, type Figure, plain } from '../figure.ts';
import { quantile } from '../load.ts';

const ROWS = 100_000;
const ROUNDS = 5;
const BUDGET_SECONDS = 1;
const BUDGET_MB = 100;

const columns: SheetColumn<number>[] = [
  { header: 'Contrato', cell: (row) => `0191f7a2-0000-7000-8000-${String(row).padStart(12, '0')}` },
  { header: 'Data', cell: (row) => ({ instant: new Date(1_790_000_000_000 + row * 60_000).toISOString() }) },
  { header: 'Status', cell: (row) => (row % 20 === 0 ? 'Cancelado' : 'Aprovado') },
  { header: 'Loja', cell: (row) => `LOJA ${row % 40}` },
  { header: 'Cliente', cell: (row) => `MARIA DA CONCEIÇÃO ${row % 977}` },
  { header: 'CPF', cell: (row) => ({ cpf: String(row).padStart(11, '0') }) },
  { header: 'Valor', cell: (row) => ({ cents: wholeCents((row * 7_919) % 500_000) }) },
  { header: 'Taxa', cell: (row) => ({ reais: (row % 9_000) / 100 }) },
  {
    header: 'Vencimento',
    cell: (row) => ({ day: `2026-11-${String(1 + (row % 30)).padStart(2, '0')}` as '2026-11-01' }),
  },
  { header: 'Parcelas', cell: (row) => ({ whole: 1 + (row % 24) }) },
];

function* numbers(): Generator<number, void, undefined> {
  for (let row = 0; row < ROWS; row += 1) yield row;
}

const megabytes = (bytes: number) => bytes / (1024 * 1024);

/** The writer as page and worker run it, both in this one thread: its file, and the most memory it held. */
async function write(onText: (text: string) => void): Promise<{ file: Blob; peak: number }> {
  const files: Blob[] = [];
  const zipper = createZipper((said) => void ('file' in said && files.push(said.file)));
  zipper({ begin: bookParts('Vendas'), large: SHEET_PART });
  let peak = 0;
  for await (const { text } of sheetXml({ sheetName: 'Vendas', columns, rows: numbers() })) {
    onText(text);
    zipper({ text, isLast: false });
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  zipper({ text: '', isLast: true });
  const [file] = files;
  if (!file) throw new Error('the writer gave no file');
  return { file, peak };
}

async function timed<T>(work: () => T | Promise<T>): Promise<readonly [seconds: number, T]> {
  const start = performance.now();
  const done = await work();
  return [(performance.now() - start) / 1_000, done];
}

/** A sheet of 100,000 rows against the bare deflate of its bytes, in turns. */
export async function benchSheets(): Promise<Figure[]> {
  const before = process.memoryUsage.rss();
  const [, { peak, file }] = await timed(() => write(() => undefined));
  const grown = megabytes(peak - before);
  const pieces: string[] = [];
  await write((text) => void pieces.push(text));
  const bytes = Buffer.from(pieces.join(''));
  const [written, deflated]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    written.push((await timed(() => write(() => undefined)))[0]);
    deflated.push((await timed(() => deflateRawSync(bytes, { level: 1 })))[0]);
  }
  const seconds = quantile(written, 0.5);
  const of = { bench: 'sheets', name: '100,000 rows of 10 cells as .xlsx', unit: 's' };
  const reference = {
    name: `bare deflate of ${megabytes(bytes.length).toFixed(0)} MB`,
    value: quantile(deflated, 0.5),
  };
  return [
    {
      ...compared({ ...of, value: seconds }, reference),
      target: `<= ${BUDGET_SECONDS} s`,
      isMet: seconds <= BUDGET_SECONDS,
    },
    budgeted({ bench: 'sheets', name: 'memory grown meanwhile', value: grown, unit: 'MB' }, BUDGET_MB),
    plain({ bench: 'sheets', name: 'size of the file', value: megabytes(file.size), unit: 'MB' }),
  ];
}

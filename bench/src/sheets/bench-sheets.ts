import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { deflateRawSync } from 'node:zlib';
import { wholeCents } from '@balcao/contract/kernel';
import type { SheetColumn } from '../../../web/src/domain/sheets/sheet.ts';
import { bookParts, SHEET_PART, sheetXml } from '../../../web/src/domain/sheets/rules/xlsx.ts';
import type { FromZipper, ToZipper } from '../../../web/src/domain/sheets/zipper.ts';
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

/** The worker of the page, as a thread here; a thread that runs from source needs tsx of its own. */
const program = new URL('./zipper-thread.ts', import.meta.url).href;
const fromSource = `import('tsx/esm/api').then(({ register }) => { register(); return import('${program}'); })`;

/** The sheet as page and worker write it, one piece made while the one before is packed. */
async function write(thread: Worker, onText: (text: string) => void = () => undefined): Promise<Blob> {
  const heard = async () => ((await once(thread, 'message')) as [FromZipper])[0];
  const tell = (said: ToZipper) => thread.postMessage(said, []);
  tell({ begin: bookParts('Vendas'), large: SHEET_PART });
  let answer: Promise<unknown> = Promise.resolve();
  for await (const { text } of sheetXml({ sheetName: 'Vendas', columns, rows: numbers() })) {
    onText(text);
    await answer;
    answer = heard();
    tell({ text, isLast: false });
  }
  await answer;
  const last = heard();
  tell({ text: '', isLast: true });
  const said = await last;
  if (!('file' in said)) throw new Error('the writer gave no file');
  return said.file;
}

async function timed<T>(work: () => T | Promise<T>): Promise<readonly [seconds: number, T]> {
  const start = performance.now();
  const done = await work();
  return [(performance.now() - start) / 1_000, done];
}

/** Runs work with the most memory that the process, threads included, held meanwhile. */
async function peakOf(work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10);
  await work();
  clearInterval(timer);
  return peak;
}

/** A sheet of 100,000 rows against the bare deflate of its bytes, in turns. */
export async function benchSheets(): Promise<Figure[]> {
  const thread = new Worker(fromSource, { eval: true, execArgv: [] });
  await once(thread, 'message');
  const before = process.memoryUsage.rss();
  const grown = megabytes((await peakOf(() => write(thread))) - before);
  const pieces: string[] = [];
  const file = await write(thread, (text) => void pieces.push(text));
  const bytes = Buffer.from(pieces.join(''));
  const [written, deflated]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    written.push((await timed(() => write(thread)))[0]);
    deflated.push((await timed(() => deflateRawSync(bytes, { level: 1 })))[0]);
  }
  await thread.terminate();
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

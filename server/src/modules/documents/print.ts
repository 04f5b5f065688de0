import Pdf from 'pdfkit';
import { addSeal, type Seal } from './signing/seal.ts';
import { type Block, type Style, styles } from './rules/blocks.ts';
import { type LaidOut, layOut, layOutPages, type Mark, type Measure } from './rules/lay-out.ts';
import { type Printable, type Sheet, sheetsOf } from './rules/sheets.ts';
import { printable } from './rules/wording.ts';

type Paper = InstanceType<typeof Pdf>;

const INK = '#000000';

/** The built-in fonts hold Portuguese, have figures of one width, and cost nothing to load. */
const fontOf = (style: Style) => (styles[style].isBold ? 'Helvetica-Bold' : 'Helvetica');

function setIn(paper: Paper, style: Style): Paper {
  return paper.font(fontOf(style)).fontSize(styles[style].size);
}

function draw(paper: Paper, mark: Mark): void {
  if (mark.kind === 'rule') {
    paper.rect(mark.x, mark.y, mark.width, mark.thickness).fill(INK);
    return;
  }
  setIn(paper, mark.style).fillColor(INK).text(printable(mark.text), mark.x, mark.y, { lineBreak: false });
}

function addPage(paper: Paper, page: LaidOut): void {
  paper.addPage({ size: [page.width, page.height], margin: 0 });
  for (const mark of page.marks) draw(paper, mark);
}

export type ReceiptFormat = 'ROLL' | 'A4';

/**
 * Prints receipts for an 80 mm roll, a page each as long as it needs, or on A4; one beside the receipt of its undoing says
 * on top that it was undone. Dates come from the receipts, not from the clock: the same receipts always give the same bytes.
 */
export function printReceipts(receipts: readonly Printable[], format: ReceiptFormat = 'ROLL'): Promise<Uint8Array> {
  const sheets = sheetsOf(receipts);
  const at = sheets.map((sheet) => sheet.at).toSorted();
  return write({ title: sheets[0]?.title ?? '', at: at.at(-1) ?? '1970-01-01' }, (measure) =>
    sheets.flatMap(({ title, blocks }) =>
      format === 'ROLL'
        ? [layOut(blocks, measure)]
        : layOutPages(blocks, measure, (page, pages) => `${title} · Página ${page} de ${pages}`),
    ),
  );
}

/** One paper for an 80 mm roll that is no receipt; the same paper always gives the same bytes. */
export const printRoll = ({ blocks, ...about }: Sheet): Promise<Uint8Array> =>
  write(about, (measure) => [layOut(blocks, measure)]);

/** A document on A4 pages. */
export interface PagedDocument {
  title: string;
  /** Instant it tells of: the file's date. */
  at: string;
  blocks: readonly Block[];
  /** Stands on each page before its number. */
  foot: string;
  /** What follows on pages of its own. */
  annex?: readonly Block[];
  /** Leaves room for a signature of the file. */
  seal?: Seal;
}

/** Prints a document on A4 pages; the same document always gives the same bytes. */
export function printPages({ blocks, foot, annex, ...about }: PagedDocument): Promise<Uint8Array> {
  return write(about, (measure) => [
    ...layOutPages(blocks, measure, (page, pages) => `${foot} · Página ${page} de ${pages}`),
    ...(annex === undefined
      ? []
      : layOutPages(annex, measure, (page, pages) => `${foot} · Evidências, página ${page} de ${pages}`)),
  ]);
}

/** Prints pages that a caller laid out itself. */
export function printSheets(
  about: { title: string; at: string },
  pagesOf: (measure: Measure) => readonly LaidOut[],
): Promise<Uint8Array> {
  return write(about, pagesOf);
}

async function write(
  about: { title: string; at: string; seal?: Seal },
  pagesOf: (measure: Measure) => readonly LaidOut[],
): Promise<Uint8Array> {
  const at = new Date(about.at);
  const paper = new Pdf({
    autoFirstPage: false,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: about.title, Creator: 'Balcão', Producer: 'Balcão', CreationDate: at, ModDate: at },
  });
  const chunks: Uint8Array[] = [];
  paper.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    paper.on('end', resolve);
    paper.on('error', reject);
  });
  for (const page of pagesOf((words, style) => setIn(paper, style).widthOfString(printable(words))))
    addPage(paper, page);
  if (about.seal) addSeal(paper, about.seal);
  paper.end();
  await finished;
  return Buffer.concat(chunks);
}

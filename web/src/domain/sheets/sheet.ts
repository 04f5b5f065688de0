import type { Cents, CivilDate } from '@balcao/contract/kernel';

/** What stands in a cell: a text, nothing, or a value that sheets can count with. */
export type Cell =
  | string
  | null
  | { readonly whole: number }
  | { readonly cents: Cents }
  /** As the API answers it: 197.28. */
  | { readonly reais: number }
  | { readonly day: CivilDate }
  /** Minute of an instant, in the zone of business days unless another is named. */
  | { readonly instant: string; readonly zone?: string }
  /** A text, so that no zero in front is lost. */
  | { readonly cpf: string };

export interface SheetColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => Cell;
  /** In characters; what its header asks for when left out. */
  readonly width?: number;
}

export type SheetRows<Row> = Iterable<Row> | AsyncIterable<Row>;

export interface Sheet<Row> {
  /** Of the tab. */
  readonly sheetName: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly rows: SheetRows<Row>;
}

export type SheetFormat = 'xlsx' | 'csv';

/** A text in pieces, and how many rows are in it so far. */
export interface Piece {
  readonly text: string;
  readonly rows: number;
}

/** Enough for a turn of the event loop, and little enough for the next key to be answered at once. */
const PIECE_CHARACTERS = 128 * 1024;

/** Lines of rows, gathered in pieces; `lineOf` counts rows from 0. */
export async function* inPieces<Row>(
  rows: SheetRows<Row>,
  head: string,
  lineOf: (row: Row, index: number) => string,
  tail: string,
): AsyncGenerator<Piece, void, undefined> {
  let [text, count] = [head, 0];
  for await (const row of rows) {
    text += lineOf(row, count);
    count += 1;
    if (text.length < PIECE_CHARACTERS) continue;
    yield { text, rows: count };
    text = '';
  }
  yield { text: text + tail, rows: count };
}

/** Why a file is not read. */
export type SheetRefusal =
  | 'SHEET_NOT_READABLE'
  | 'SHEET_DAMAGED'
  | 'SHEET_PROTECTED'
  | 'SHEET_TOO_LARGE'
  | 'SHEET_TOO_SLOW'
  | 'SHEET_ENCODING'
  | 'SHEET_EXTERNAL_LINKS'
  | 'SHEET_MERGED_CELLS'
  | 'SHEET_NOT_ONE';

export class SheetFault extends Error {
  readonly code: SheetRefusal;
  constructor(code: SheetRefusal) {
    super(code);
    this.code = code;
  }
}

/** A row with something in it. */
export interface SheetRow {
  /** As people count it in the file. */
  line: number;
  /** By column; what is not there is ''. Numbers are written out, never as 1,2E+10. */
  cells: string[];
  /** Columns that hold a formula; the cell says what it last came to. */
  formulas: number[];
}

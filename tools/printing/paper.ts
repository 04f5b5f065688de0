/** A line as the printer's head sets it. */
interface PrintedLine {
  text: string;
  /** Of all its letters. */
  isBold: boolean;
  /** Of its tallest letter, 1 to 8. */
  height: number;
}

/** What falls out of the printer between two cuts. */
interface Paper {
  lines: PrintedLine[];
  /** Empty lines between the last word and the knife, which stands above the head. */
  fed: number;
}

/** Page 16 of the ESC/POS printers; those places of it that hold no letter. */
const WINDOWS_1252 = 16;
const noLetter: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** Its places 0x80 to 0x9f; Node's decoder has none of them, and the others are those of Latin-1. */
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const letterAt = (byte: number) =>
  byte >= 0x80 && byte <= 0x9f ? (upper[byte - 0x80] ?? '') : String.fromCodePoint(byte);

const [LF, CR, ESC, FS, GS] = [0x0a, 0x0d, 0x1b, 0x1c, 0x1d];
const fresh = { isBold: false, height: 1, page: 0 };

/**
 * What an ESC/POS printer of so many letters a line does with these bytes: begins anew, chooses a code page, sets bold and
 * height, feeds and cuts. Source: the ESC/POS command reference of Epson.
 * @throws Error for a command it does not know, a byte that is no letter of the page, a line that is too long, a letter
 * before a page was chosen, a style that outlives its paper, and words that are never cut off.
 */
export function printed(bytes: Uint8Array, columns: number): Paper[] {
  const papers: Paper[] = [];
  let state = { ...fresh };
  let lines: PrintedLine[] = [];
  let line: { byte: number; isBold: boolean; height: number }[] = [];
  let at = 0;
  const next = (): number => {
    const byte = bytes[at];
    if (byte === undefined) throw new Error('the bytes end inside a command');
    at += 1;
    return byte;
  };
  const unknown = (...command: number[]): never => {
    throw new Error(`no such command at ${at}: ${command.map((byte) => byte.toString(16)).join(' ')}`);
  };
  const only = (known: number) => {
    const byte = next();
    if (byte !== known) unknown(byte);
  };
  const setLine = () => {
    const text = line.map(({ byte }) => letterAt(byte)).join('');
    if (line.length > columns) throw new Error(`${line.length} letters on a line of ${columns}: ${text}`);
    const seen = line.filter(({ byte }) => byte !== 0x20);
    const isBold = seen.length > 0 && seen.every((letter) => letter.isBold);
    lines.push({ text, isBold, height: Math.max(1, ...line.map(({ height }) => height)) });
    line = [];
  };
  const cut = () => {
    if (line.length > 0) throw new Error('cut through a line');
    if (state.isBold || state.height !== 1) throw new Error('a style outlives its paper');
    const last = lines.findLastIndex(({ text }) => text.trim() !== '');
    papers.push({ lines: lines.slice(0, last + 1), fed: lines.length - last - 1 });
    lines = [];
  };
  const escape = () => {
    const command = next();
    if (command === 0x40) state = { ...fresh };
    else if (command === 0x74) state.page = next();
    // The letters that the columns are counted in.
    else if (command === 0x4d) only(0x00);
    else if (command === 0x45) state.isBold = next() % 2 === 1;
    else unknown(ESC, command);
  };
  const group = () => {
    const command = next();
    if (command === 0x21) {
      const size = next();
      if (size >= 0x10) throw new Error('wider letters: the columns would not hold');
      state.height = size + 1;
    } else if (command === 0x56) {
      const how = next();
      if (how > 1) unknown(GS, command, how);
      cut();
    } else unknown(GS, command);
  };
  while (at < bytes.length) {
    const byte = next();
    if (byte === ESC) escape();
    else if (byte === GS) group();
    // Two-byte letters off.
    else if (byte === FS) only(0x2e);
    else if (byte === LF) setLine();
    else if (byte === CR) continue;
    else if (byte < 0x20 || noLetter.has(byte)) unknown(byte);
    else if (state.page !== WINDOWS_1252) throw new Error(`a letter of page ${state.page}`);
    else line.push({ byte, isBold: state.isBold, height: state.height });
  }
  if (line.length > 0 || lines.some(({ text }) => text.trim() !== '')) throw new Error('words that are never cut off');
  return papers;
}

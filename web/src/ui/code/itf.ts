/** Narrow and wide elements of a digit, the wide ones marked 1 (ISO/IEC 16390). */
const digits = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];

const WIDE = 3;
/** Light units before and after, without which a reader does not find the code. */
const QUIET = 10;
const START = '0000';
const STOP = '100';

export interface ItfPath {
  /** Units across, quiet zones included; one high. */
  width: number;
  /** The dark bars. */
  path: string;
}

/**
 * Interleaved 2 of 5, as boletos carry it: bars of one digit, spaces of the next.
 * @throws RangeError when `code` is not an even number of digits.
 */
export function itfPath(code: string): ItfPath {
  if (!/^(\d\d)+$/.test(code)) throw new RangeError('not an even number of digits');
  let elements = START;
  for (const [, bars = '', spaces = ''] of code.matchAll(/(\d)(\d)/g)) {
    const [bar = '', space = ''] = [digits[Number(bars)], digits[Number(spaces)]];
    for (let at = 0; at < bar.length; at += 1) elements += `${bar[at]}${space[at]}`;
  }
  elements += STOP;
  let [x, path] = [QUIET, ''];
  for (let at = 0; at < elements.length; at += 1) {
    const width = elements[at] === '1' ? WIDE : 1;
    if (at % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`;
    x += width;
  }
  return { width: x + QUIET, path };
}

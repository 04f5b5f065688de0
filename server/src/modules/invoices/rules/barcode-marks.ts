import type { Mark } from '../../documents/index.ts';

/** Interleaved 2 of 5: which of five elements of a digit are wide. */
const WIDE = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'] as const;
const RATIO = 3;
const START = [1, 1, 1, 1];
const STOP = [RATIO, 1, 1];

/** Widths of bars and spaces in turn, beginning with a bar, of an even number of digits. */
function interleaved(digits: string): number[] {
  const widths = [...START];
  for (let place = 0; place < digits.length; place += 2) {
    const bars = WIDE[Number(digits[place])] ?? '';
    const spaces = WIDE[Number(digits[place + 1])] ?? '';
    for (let element = 0; element < bars.length; element += 1)
      widths.push(bars[element] === '1' ? RATIO : 1, spaces[element] === '1' ? RATIO : 1);
  }
  return [...widths, ...STOP];
}

/** The bars of digits, as wide as asked; FEBRABAN wants 103 by 13 millimetres. */
export function barcodeMarks(digits: string, at: { x: number; y: number; width: number; height: number }): Mark[] {
  const widths = interleaved(digits);
  const unit = at.width / widths.reduce((sum, width) => sum + width, 0);
  let x = at.x;
  return widths.flatMap((width, index): Mark[] => {
    const left = x;
    x += width * unit;
    return index % 2 === 0 ? [{ kind: 'rule', x: left, y: at.y, width: width * unit, thickness: at.height }] : [];
  });
}

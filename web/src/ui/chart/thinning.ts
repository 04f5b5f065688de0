/** Pixels that a picture has at least: in a wide place, and on a phone. */
const WIDTHS = { wide: 660, narrow: 280 };
const LETTER = 7;
const GAP = 12;

/** Of so many words side by side every which one fits, in a wide place and on a phone: 1 is all of them. */
export function stepsOf(words: readonly string[]): { wide: number; narrow: number } {
  const whole = words.length * (Math.max(0, ...words.map(({ length }) => length)) * LETTER + GAP);
  const stepIn = (pixels: number) => Math.max(1, Math.ceil(whole / pixels));
  return { wide: stepIn(WIDTHS.wide), narrow: stepIn(WIDTHS.narrow) };
}

/** The classes that hide what does not fit, for the one `at` its place. */
export function thinned(at: number, { wide, narrow }: { wide: number; narrow: number }): string {
  return `${at % wide === 0 ? '' : 'chart-thin-wide'} ${at % narrow === 0 ? '' : 'chart-thin-narrow'}`.trim();
}

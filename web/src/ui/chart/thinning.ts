/** Pixels that a picture has at least: in a wide place, and on a phone. */
const WIDTHS = { wide: 660, narrow: 280 };
const LETTER = 7;
const GAP = 10;

/** Of so many words side by side every which one fits, in a wide place and on a phone: 1 is all of them. */
export function stepsOf(words: readonly string[]): { wide: number; narrow: number } {
  const fits = (step: number, place: number) =>
    words
      .slice(step)
      .every((word, at) => ((word.length + (words[at]?.length ?? 0)) / 2) * LETTER + GAP <= step * place);
  const stepIn = (pixels: number) => {
    let step = 1;
    while (!fits(step, pixels / words.length)) step += 1;
    return step;
  };
  return { wide: stepIn(WIDTHS.wide), narrow: stepIn(WIDTHS.narrow) };
}

/** The classes that hide what does not fit, for the one `at` its place. */
export function thinned(at: number, { wide, narrow }: { wide: number; narrow: number }): string {
  return `${at % wide === 0 ? '' : 'chart-thin-wide'} ${at % narrow === 0 ? '' : 'chart-thin-narrow'}`.trim();
}

const SPREAD = 10_000;
/** How many choices one command may make before they repeat. */
export const PICKS = 10;
export const pickBounds = { min: 0, max: SPREAD - 1 } as const;

/**
 * The choices of one command: numbers from the generator, made into a choice when the command runs and the model knows
 * what there is to choose from. Smaller numbers are the plainer choice, so that shrinking leads there.
 */
export class Picks {
  private readonly numbers: readonly number[];
  private next = 0;
  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }

  private take(): number {
    const number = this.numbers[this.next % this.numbers.length] ?? 0;
    this.next += 1;
    return number;
  }

  /** True for `percent` of 100 commands. */
  chance(percent: number): boolean {
    return this.take() >= SPREAD - percent * (SPREAD / 100);
  }

  /** One of a list that is not empty; the first is the plainest. */
  one<T>(list: readonly T[]): T {
    const found = list[Math.floor((this.take() * list.length) / SPREAD)];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  }

  /** An integer between two, both included. */
  between(low: number, high: number): number {
    return low + Math.floor((this.take() * (Math.max(low, high) - low + 1)) / SPREAD);
  }
}

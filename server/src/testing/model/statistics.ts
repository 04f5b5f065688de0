interface Tally {
  tries: number;
  successes: number;
}

/** What all runs of a test file did: how often each command was tried and succeeded, which codes the API answered. */
export class Statistics {
  private readonly tallies = new Map<string, Tally>();
  private readonly codes = new Map<string, number>();
  runs = 0;

  command(name: string, isSuccess: boolean): void {
    const tally = this.tallies.get(name) ?? { tries: 0, successes: 0 };
    tally.tries += 1;
    if (isSuccess) tally.successes += 1;
    this.tallies.set(name, tally);
  }

  answered(code: string): void {
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
  }

  /** Share of tries that succeeded by command; 0 for one that was never tried. */
  rates(names: readonly string[]): { name: string; tries: number; rate: number }[] {
    return names.map((name) => {
      const { tries, successes } = this.tallies.get(name) ?? { tries: 0, successes: 0 };
      return { name, tries, rate: tries === 0 ? 0 : successes / tries };
    });
  }

  reached(code: string): boolean {
    return this.codes.has(code);
  }

  /** For people: a line a command, then the codes. */
  describe(names: readonly string[]): string {
    const lines = this.rates(names).map(
      ({ name, tries, rate }) =>
        `${name.padEnd(44)} ${String(tries).padStart(6)} ${(rate * 100).toFixed(0).padStart(4)} %`,
    );
    const codes = [...this.codes].toSorted((a, b) => b[1] - a[1]).map(([code, times]) => `${code} ${times}`);
    return [`${this.runs} runs`, ...lines, codes.join(', ')].join('\n');
  }
}

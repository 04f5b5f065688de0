import type { CreditFacts } from '@balcao/contract';
import { compileGolden, readGolden } from '../../../server/src/modules/decisions/golden.ts';
import { evaluate } from '../../../server/src/modules/decisions/rules/evaluate.ts';
import type { Figure } from '../figure.ts';

const SECONDS = 3;
const TARGET = 20_000;

/** Decisions a second on one core, each with its whole trace. */
export function benchDecide(): Promise<Figure[]> {
  const golden = readGolden();
  const policy = compileGolden(golden);
  const facts: CreditFacts[] = golden.cases.map((one) => one.facts);
  const spend = (seconds: number): number => {
    const start = performance.now();
    let count = 0;
    while (performance.now() - start < seconds * 1_000) {
      for (const one of facts) evaluate(policy, one);
      count += facts.length;
    }
    return Math.round((count * 1_000) / (performance.now() - start));
  };
  spend(1);
  const value = spend(SECONDS);
  const target = `at least ${TARGET}`;
  return Promise.resolve([
    { bench: 'decide', name: 'traced decisions', value, unit: '/s', target, isMet: value >= TARGET },
  ]);
}

import { CallFailure } from '../counter/failure.ts';

interface Pending {
  readonly name: string;
  readonly input: unknown;
  readonly settle: (outcome: { answer: unknown } | { failure: Error }) => void;
}

export interface CallScript<C> {
  readonly calls: C;
  /** Names of all calls so far, in order. */
  readonly made: readonly string[];
  inputOf(name: keyof C & string): unknown;
  answer(name: keyof C & string, answer: unknown): Promise<void>;
  refuse(name: keyof C & string, code: string): Promise<void>;
  /** The request went out and nothing came back. */
  lose(name: keyof C & string): Promise<void>;
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** Server calls that wait for the test to say how each one ends. */
export function callScript<C extends object>(names: readonly (keyof C & string)[]): CallScript<C> {
  const made: string[] = [];
  const inputs = new Map<string, unknown>();
  let pending: Pending[] = [];

  const begin = (name: string) => (input: unknown) => {
    made.push(name);
    inputs.set(name, input);
    return new Promise((resolve, reject) => {
      const settle: Pending['settle'] = (outcome) =>
        'answer' in outcome ? resolve(outcome.answer) : reject(outcome.failure);
      pending.push({ name, input, settle });
    });
  };

  const end = async (name: string, outcome: Parameters<Pending['settle']>[0]) => {
    const one = pending.find((call) => call.name === name);
    if (!one) throw new Error(`nobody waits for ${name}; made: ${made.join(', ')}`);
    pending = pending.filter((call) => call !== one);
    one.settle(outcome);
    await settled();
  };

  return {
    calls: Object.fromEntries(names.map((name) => [name, begin(name)])) as C,
    made,
    inputOf: (name) => inputs.get(name),
    answer: (name, answer) => end(name, { answer }),
    refuse: (name, code) => end(name, { failure: new CallFailure(code, `sentence of ${code}`) }),
    lose: (name) => end(name, { failure: new CallFailure('NO_CONNECTION', 'sentence of NO_CONNECTION', true) }),
  };
}

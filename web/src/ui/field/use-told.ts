import { useState } from 'react';

interface Told {
  /** What to say now; undefined while the value may still become right. */
  readonly problem: string | undefined;
  /** The value was left or submitted. */
  readonly tell: () => void;
  /** It is being typed again. */
  readonly takeBack: () => void;
}

/** When a field says what is wrong: once the value is whole, was left or was submitted, never while it is typed. */
export function useTold(problem: string | undefined, isWhole: boolean): Told {
  const [isTold, setTold] = useState(false);
  return {
    problem: isTold || isWhole ? problem : undefined,
    tell: () => setTold(true),
    takeBack: () => setTold(false),
  };
}

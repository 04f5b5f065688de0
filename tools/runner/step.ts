export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Shown when the step failed, or always when `isShown`. */
  readonly output: string;
  readonly isShown?: boolean;
  /** A line or a few for each test that failed; told once more at the end, where a long log is read first. */
  readonly failures?: readonly string[];
}

export interface Step {
  readonly name: string;
  /** Steps of one stage run two at a time; the next stage begins when all of them ended. */
  readonly stage: number;
  /** A step that failed before makes this one useless: it is not run, and counts as failed. */
  readonly after?: string;
  run(): Promise<StepResult>;
}

export interface Outcome extends StepResult {
  readonly name: string;
  readonly seconds: number;
}

export const oneFailed = (output: string): StepResult => ({ passed: 0, failed: 1, skipped: 0, output });

export const onePassed = (output: string): StepResult => ({ passed: 1, failed: 0, skipped: 0, output });

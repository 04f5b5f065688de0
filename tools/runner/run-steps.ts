import { oneFailed, type Outcome, type Step, type StepResult } from './step.ts';

const atOnce = 2;

async function attempt(step: Step, done: readonly Outcome[]): Promise<StepResult> {
  const isBlocked = done.some(({ name, failed }) => name === step.after && failed > 0);
  if (isBlocked) return oneFailed(`not run, because ${step.after} failed\n`);
  try {
    return await step.run();
  } catch (error) {
    return oneFailed(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  }
}

/** Runs all steps, whatever fails: a whole picture saves a second round. */
export async function runSteps(
  steps: readonly Step[],
  onStart: (step: Step) => void,
  onEnd: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const done: Outcome[] = [];
  const stages = [...new Set(steps.map(({ stage }) => stage))].toSorted((a, b) => a - b);
  for (const stage of stages) {
    const waiting = steps.filter((step) => step.stage === stage);
    const work = async (): Promise<void> => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        onStart(step);
        const startedAt = performance.now();
        const outcome = {
          name: step.name,
          ...(await attempt(step, done)),
          seconds: (performance.now() - startedAt) / 1000,
        };
        done.push(outcome);
        onEnd(outcome);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  return steps.flatMap((step) => done.find(({ name }) => name === step.name) ?? []);
}

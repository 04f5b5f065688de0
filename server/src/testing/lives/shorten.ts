import type { Failure, Life } from './life.ts';

/** A life without one of its events; the gap before it goes to the next one, so that days stay. */
const without = (life: Life, at: number): Life => ({
  ...life,
  events: life.events.flatMap((event, index) => {
    if (index === at) return [];
    const gap = index === at + 1 ? (life.events[at]?.after ?? 0) : 0;
    return [{ ...event, after: event.after + gap }];
  }),
});

/** The shortest life found that still differs: every event is left out once, all at the same time, until none can be. */
export async function shorten(failure: Failure, run: (lives: readonly Life[]) => Promise<Failure[]>): Promise<Failure> {
  const { life } = failure;
  if (life.events.length === 0) return failure;
  const [shorter] = await run(life.events.map((_, at) => without(life, at)));
  return shorter ? shorten(shorter, run) : failure;
}

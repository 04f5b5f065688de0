import type { Meter, Processor } from './cpu.ts';

/** The result of one slice of closed-loop load. */
export interface Slice {
  seconds: number;
  /** Time of each operation, ms. */
  times: number[];
  /** Seconds of all operations together; left out where nobody looked. */
  processor?: Processor;
}

export interface Load {
  clients: number;
  seconds: number;
  /** One operation of a client; false when there is nothing left to do. */
  work: (client: number) => Promise<boolean>;
}

/** Every client works one operation after the other until the time is over. */
export async function run({ clients, seconds, work }: Load): Promise<Slice> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const loop = async (client: number) => {
    for (let at = performance.now(); at < end; at = performance.now()) {
      if (!(await work(client))) return;
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => loop(client)));
  return { seconds: (performance.now() - start) / 1000, times };
}

/** A slice with the processor it took, that of `after` too: work which the slice left behind. */
export async function metered(meter: Meter, slice: () => Promise<Slice>, after = async () => {}): Promise<Slice> {
  const [done, processor] = await meter(async () => {
    const result = await slice();
    await after();
    return result;
  });
  return { ...done, processor };
}

export interface Pace {
  perSecond: number;
  p50: number;
  p95: number;
  /** Of one operation, ms. */
  processor: Processor;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** All slices of one side taken together. */
export function paceOf(slices: readonly Slice[]): Pace {
  const times = slices.flatMap((slice) => slice.times);
  const seconds = slices.reduce((sum, slice) => sum + slice.seconds, 0);
  const spent = (by: keyof Processor) =>
    (slices.reduce((sum, slice) => sum + (slice.processor?.[by] ?? Number.NaN), 0) * 1_000) / times.length;
  const processor = { server: spent('server'), database: spent('database'), client: spent('client') };
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p95: quantile(times, 0.95), processor };
}

/** Runs the sides in turns (A, B, A, B), so that changes of the machine's speed affect all of them alike. */
export async function interleave<Side extends string>(
  sides: Readonly<Record<Side, () => Promise<Slice>>>,
  rounds: number,
): Promise<Record<Side, Pace>> {
  const names = Object.keys(sides) as Side[];
  const slices = new Map<Side, Slice[]>(names.map((name) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of names) slices.get(name)?.push(await sides[name]());
  }
  return Object.fromEntries(names.map((name) => [name, paceOf(slices.get(name) ?? [])])) as Record<Side, Pace>;
}

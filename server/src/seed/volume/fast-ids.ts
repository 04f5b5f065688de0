/**
 * Version 7 UUIDs in rising order without a random draw each: the millisecond of the start, a run number, a counter.
 * Rising keys append to every index instead of splitting its pages. `run` must differ between runs of one millisecond.
 */
export function fastIds(startMs: number, run: number): () => string {
  const time = startMs.toString(16).padStart(12, '0');
  const head = `${time.slice(0, 8)}-${time.slice(8)}-7${(run & 0xf_ff).toString(16).padStart(3, '0')}-8000-`;
  let count = 0;
  return () => {
    count += 1;
    return head + count.toString(16).padStart(12, '0');
  };
}

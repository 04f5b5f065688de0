import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(4_096);
let used = pool.length;

/** Random bytes of the system's generator, asked for in bulk and handed out once: copy them before the next are taken. */
export function randomPart(size: number): Buffer {
  if (used + size > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += size;
  return pool.subarray(used - size, used);
}

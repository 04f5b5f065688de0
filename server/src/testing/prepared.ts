import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** How often something is made: once for the tests of the file (or `describe`), or for each of them. */
export type Per = 'file' | 'test';

interface Preparation<T> {
  per?: Per;
  /** What is done with it after them. */
  end?: (made: T) => unknown;
}

/**
 * What `make` gives before the tests run. It stands for an object, never for a text or a number, and its own properties
 * are read each time they are asked for.
 * @throws Error when it is read before the tests.
 */
export function prepared<T extends object>(make: () => T | Promise<T>, { per = 'file', end }: Preparation<T> = {}): T {
  let made: T | undefined;
  const now = (): T => {
    if (made === undefined) throw new Error('read before the tests that it is prepared for');
    return made;
  };
  const begin = async () => {
    made = await make();
  };
  const finish = async () => {
    if (made !== undefined) await end?.(made);
    made = undefined;
  };
  if (per === 'file') {
    beforeAll(begin);
    afterAll(finish);
  } else {
    beforeEach(begin);
    afterEach(finish);
  }
  return new Proxy({} as T, {
    get: (_, key): unknown => Reflect.get(now(), key),
    set: (_, key, value) => Reflect.set(now(), key, value),
    has: (_, key) => Reflect.has(now(), key),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(now(), key),
  });
}

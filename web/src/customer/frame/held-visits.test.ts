import { beforeEach, expect, test, vi } from 'vitest';
import { heldVisits } from './held-visits.ts';

const open = vi.fn<(token: string) => Promise<{ key: string; page: string }>>((token) =>
  Promise.resolve({ key: `key of ${token}`, page: 'opened' }),
);
const show = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(`shown ${key}`));
const visits = heldVisits({ name: 'test', storage: () => sessionStorage, open, show });
beforeEach(() => {
  visits.forget();
  open.mockClear();
});

test('however often a page asks at once, a link is opened once; later it is shown by its key', async () => {
  const both = await Promise.all([visits.open('a'), visits.open('a')]);
  expect(both).toEqual([both[1], both[0]]);
  expect(open).toHaveBeenCalledOnce();
  expect(await visits.open('a')).toEqual({ key: 'key of a', page: 'shown key of a' });
  expect(visits.token()).toBe('a');
  await visits.open('b');
  expect(open).toHaveBeenCalledTimes(2);
});

test.each(['{', 'null', '{"token":"x"}'])('what else lies in its place is passed over: %s', async (text) => {
  sessionStorage.setItem('test', text);
  expect(await visits.open('a')).toEqual({ key: 'key of a', page: 'opened' });
});

test('where nothing may be stored it is opened all the same', async () => {
  const none = heldVisits({
    name: 'test',
    open,
    show,
    storage() {
      throw new Error('forbidden');
    },
  });
  expect(await none.open('a')).toMatchObject({ page: 'opened' });
  none.forget();
  expect(none.token()).toBeNull();
});

import { beforeEach, expect, test } from 'vitest';
import { fakeApi, lost, refused } from '../../testing/fake-api.ts';
import { KEY, OPEN, TOKEN } from '../testing/own-data.ts';
import { forgetLink, openLink } from './opened-link.ts';

const opened = { key: KEY, firstName: 'BIA', phoneNumber: '(92) *****-7777', email: null };
const OTHER = 'o'.repeat(43);

const kept = () => sessionStorage.getItem('balcao.data-link') ?? '';

beforeEach(forgetLink);

test('however often a page asks, a link is opened once; another link is another opening', async () => {
  const api = fakeApi({ [OPEN]: () => opened });
  expect(await Promise.all([openLink(TOKEN), openLink(TOKEN)])).toEqual([opened, opened]);
  await openLink(TOKEN);
  expect(api.made(OPEN)).toHaveLength(1);
  await openLink(OTHER);
  expect(api.made(OPEN).map(({ body }) => body)).toEqual([{ token: TOKEN }, { token: OTHER }]);
  // A public page carries nobody's session.
  expect(api.lastOf(OPEN)?.headers.get('Authorization')).toBe('public');
});

test('an opening that was lost may be tried again, and a dead link stays dead by what the server says', async () => {
  const api = fakeApi({ [OPEN]: lost });
  await expect(openLink(TOKEN)).rejects.toMatchObject({ code: 'NO_CONNECTION' });
  api.on(OPEN, () => refused('DATA_LINK_USED'));
  await expect(openLink(TOKEN)).rejects.toMatchObject({ code: 'DATA_LINK_USED' });
  api.ok(OPEN, opened);
  expect(await openLink(TOKEN)).toEqual(opened);
});

test('forgotten, it is on the device no more', async () => {
  const api = fakeApi({ [OPEN]: () => opened });
  await openLink(TOKEN);
  expect(kept()).toContain(KEY);
  forgetLink();
  expect(kept()).toBe('');
  await openLink(TOKEN);
  expect(api.made(OPEN)).toHaveLength(2);
});

test.each(['{', 'null', '{"token":"x"}'])('what else lies in its place is passed over: %s', async (text) => {
  sessionStorage.setItem('balcao.data-link', text);
  fakeApi({ [OPEN]: () => opened });
  expect(await openLink(TOKEN)).toEqual(opened);
});

import { beforeEach, expect, test } from 'vitest';
import { hasCode } from '../../lib/api/error.ts';
import { aMadePasskey, aUsedPasskey, fakePasskeys, inBase64Url, textOf } from '../testing/passkeys.ts';
import { askForPasskey, makePasskey } from './passkey.ts';

const CHALLENGE = inBase64Url('the challenge');
const offer = {
  challenge: CHALLENGE,
  appName: 'Balcão',
  userId: inBase64Url('marina'),
  userName: 'marina@loja.com.br',
  displayName: 'Marina Alves',
  known: [],
};
const failure = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);

let browser: ReturnType<typeof fakePasskeys>;
beforeEach(() => {
  browser = fakePasskeys();
});

// Planted: the library's other fields sent along, which the server refuses.
test('only what the server knows of an answer is sent, with the handle where the key gave one', async () => {
  const used = aUsedPasskey();
  const userHandle = new TextEncoder().encode('marina').buffer;
  browser.get.mockResolvedValue({ ...used, response: { ...used.response, userHandle } });
  const answer = await askForPasskey(CHALLENGE);
  expect(new Set(Object.keys(answer))).toEqual(new Set(['id', 'rawId', 'response', 'type']));
  expect(answer.response.userHandle).toBe(inBase64Url('marina'));
  browser.get.mockResolvedValue(used);
  expect(await askForPasskey(CHALLENGE)).not.toHaveProperty('response.userHandle');
});

test('a key is asked for by the algorithms that every device knows, for this person', async () => {
  browser.create.mockResolvedValue(aMadePasskey());
  const made = await makePasskey(offer);
  expect(new Set(Object.keys(made.response))).toEqual(new Set(['attestationObject', 'clientDataJSON']));
  const asked = browser.create.mock.calls[0]?.[0].publicKey as {
    user: { id: unknown };
    pubKeyCredParams: { alg: number }[];
  };
  expect(textOf(asked.user.id)).toBe('marina');
  expect(asked.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-7, -257]);
});

test.each([
  ['closed by who sits there', () => Promise.reject(new DOMException('closed', 'NotAllowedError'))],
  ['a key that is there already', () => Promise.reject(new DOMException('known', 'InvalidStateError'))],
  ['a browser that gives nothing', () => Promise.resolve(null)],
])('%s is one refusal with a sentence, and never a sentence of the browser', async (_, answer) => {
  browser.get.mockImplementation(answer);
  browser.create.mockImplementation(answer);
  expect(hasCode(await failure(askForPasskey(CHALLENGE)), 'PASSKEY_REFUSED')).toBe(true);
  expect(hasCode(await failure(makePasskey(offer)), 'PASSKEY_REFUSED')).toBe(true);
});

test('a browser without passkeys, on a page without TLS, refuses too', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  expect(hasCode(await failure(askForPasskey(CHALLENGE)), 'PASSKEY_REFUSED')).toBe(true);
  expect(browser.get).not.toHaveBeenCalled();
});

import { type Mock, vi } from 'vitest';

type Asked = Readonly<Record<string, unknown>>;
/** What the browser is asked for; whoever sits there closes the question, or it answers. */
type Answer = (options: { publicKey: Asked }) => Promise<unknown>;
type Browser = Mock<Answer>;

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
/** As browsers say bytes in JSON. */
export const inBase64Url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
export const textOf = (data: unknown): string => new TextDecoder().decode(data as ArrayBuffer);

const credential = (response: Asked) => ({
  id: 'key-1',
  rawId: bytes('key-1'),
  type: 'public-key',
  response,
  getClientExtensionResults: () => ({}),
});
const signed = { clientDataJSON: bytes('client'), authenticatorData: bytes('device'), signature: bytes('signature') };

/** A passkey as the browser hands it over after it was used, and as our server gets it. */
export const aUsedPasskey = () => credential({ ...signed, userHandle: null });
export const aMadePasskey = () => credential({ clientDataJSON: bytes('client'), attestationObject: bytes('made') });

export const closedByUser = () => Promise.reject(new DOMException('closed', 'NotAllowedError'));

/** Stands in for the browser's own question for finger, face or key: jsdom has none. It is closed by whoever sits there unless told. */
export function fakePasskeys(): { get: Browser; create: Browser } {
  const get = vi.fn<Answer>(closedByUser);
  const create = vi.fn<Answer>(closedByUser);
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get, create } });
  return { get, create };
}

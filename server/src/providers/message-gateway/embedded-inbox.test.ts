import { expect, test } from 'vitest';
import { embeddedInbox } from './embedded-inbox.ts';

test('it takes every message', async () => {
  const message = { channel: 'SMS', to: '+5592988887777', text: 'olá', dedupKey: 'x' } as const;
  await expect(embeddedInbox().send(message)).resolves.toBeUndefined();
});

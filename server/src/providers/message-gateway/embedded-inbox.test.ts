import { expect, test } from 'vitest';
import { MessageRejected } from '../../modules/notifications/index.ts';
import { embeddedInbox } from './embedded-inbox.ts';

const message = { channel: 'SMS', to: '+5592988887777', text: 'olá', dedupKey: 'x' } as const;

test('it takes every message', async () => {
  await expect(embeddedInbox().send(message)).resolves.toBeUndefined();
});

test('telephones of the demonstration refuse ways, to show what happens then', async () => {
  const inbox = embeddedInbox();
  const to = '+5592900008002';
  await expect(inbox.send({ ...message, to })).rejects.toThrow(MessageRejected);
  await expect(inbox.send({ ...message, to, channel: 'WHATSAPP' })).rejects.toThrow(MessageRejected);
  await expect(inbox.send({ ...message, to, channel: 'PHONE_CALL' })).resolves.toBeUndefined();
});

import type { MessageChannel } from '@balcao/contract';
import { MessageRejected, type MessageSender } from '../../modules/notifications/index.ts';

/** Telephones that refuse ways, so that what happens then can be seen. */
const refusing: Readonly<Record<string, readonly MessageChannel[]>> = {
  '+5592900008001': ['SMS'],
  '+5592900008002': ['SMS', 'WHATSAPP'],
  '+5592900008003': ['SMS', 'WHATSAPP', 'PHONE_CALL'],
};

/** Sends nothing: what is marked SENT shows in the embedded inbox. */
export function embeddedInbox(): MessageSender {
  return {
    send: ({ channel, to }) =>
      refusing[to]?.includes(channel)
        ? Promise.reject(new MessageRejected(`this telephone takes no ${channel}`))
        : Promise.resolve(),
  };
}

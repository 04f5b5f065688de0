import type { Wire } from '@balcao/contract';
import { formatDateTime, formatPhone } from '@balcao/contract/kernel';
import { Icon } from '../../../ui/icon/icon.tsx';
import { pixTxidIn } from '../pix-code.ts';
import { channelTexts, texts } from '../texts.ts';
import { messageParts } from '../message-parts.ts';
import { nossoNumeroIn } from '../use-boleto.ts';
import { BoletoPayment } from './boleto-payment.tsx';
import { PixPayment } from './pix-payment.tsx';

export type Message = Wire<'GET /inbox/messages'>['answer'][number];

export function MessageBubble({ message }: { message: Message }) {
  const { channel, to, text, sentAt } = message;
  const txid = pixTxidIn(text);
  const nossoNumero = nossoNumeroIn(text);
  return (
    <li className="message">
      <p className="message-head">
        <span>
          <Icon name={channel === 'PHONE_CALL' ? 'phone' : 'message'} />
          {texts.sentTo(channelTexts[channel], formatPhone(to))}
        </span>
        <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
      </p>
      <p className="message-text">
        {messageParts(text).map(({ at, text: words, href }) =>
          href === undefined ? (
            words
          ) : (
            <a key={at} href={href} target="_blank" rel="noopener">
              {words}
            </a>
          ),
        )}
      </p>
      {txid ? <PixPayment txid={txid} /> : null}
      {nossoNumero ? <BoletoPayment nossoNumero={nossoNumero} /> : null}
    </li>
  );
}

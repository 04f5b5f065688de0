import { randomBytes } from 'node:crypto';
import { buildBrCode } from '@balcao/credit-math';
import { centsToReais } from '@balcao/contract';
import type { Clock } from '../../kernel/clock.ts';
import { signMessage } from '../../kernel/signature.ts';
import type { PixPorts } from '../../modules/pix/index.ts';

/** A static BR Code holds 25 characters of the txid. */
const STATIC_TXID = 25;

export interface EmbeddedBankOptions {
  key: string;
  receiverName: () => string;
  receiverCity: string;
  webhookSecret: string;
  clock: Clock;
}

/**
 * The embedded bank: builds static BR Codes and moves no money. A customer pays when somebody says so in the inbox; it
 * then signs the notice that a real bank would send.
 */
export function embeddedBank(options: EmbeddedBankOptions): Pick<PixPorts, 'provider' | 'customerPays'> {
  const { key, receiverName, receiverCity: city, webhookSecret, clock } = options;
  return {
    provider: {
      createCharge: async ({ txid, amountCents }) => ({
        brCode: buildBrCode({
          type: 'static',
          key,
          name: receiverName(),
          city,
          amountCents,
          txid: txid.slice(0, STATIC_TXID),
        }),
      }),
    },
    customerPays: ({ txid, valueCents }) => {
      const now = clock.now();
      const notice = {
        txid,
        endToEndId: endToEndIdAt(now),
        value: centsToReais(valueCents),
        paidAt: now.toISOString(),
      };
      return signMessage(webhookSecret, JSON.stringify(notice), now);
    },
  };
}

/** 'E', the bank's eight digits, the minute in UTC and eleven characters of its own, as the Central Bank has them. */
function endToEndIdAt(now: Date): string {
  const minute = now.toISOString().replaceAll(/\D/g, '').slice(0, 12);
  return `E00000000${minute}${randomBytes(6).toString('hex').slice(0, 11)}`;
}

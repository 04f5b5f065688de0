import type { Cents, Handled } from '@balcao/contract';
import type { SignedMessage } from '../../../kernel/signature.ts';

export interface PayoutAsk {
  /** The same for every try of one payout, so that the bank can tell a repetition. */
  id: string;
  /** The retailer's CNPJ, as its key. */
  pixKey: string;
  receiver: string;
  amountCents: Cents;
}

/** What a bank says of a payout: in its notice, and when it is asked. */
export type PayoutNotice = Handled<'POST /webhooks/payouts'>['body'];
export type PayoutState = Omit<PayoutNotice, 'id'> | { status: 'PROCESSING' };

/** The bank that pays by Pix. Any failure leaves the payout to be asked for again. */
export interface PayoutProvider {
  /** Has it paid, or says how far it is: asked twice it pays once. */
  pay(payout: PayoutAsk): Promise<PayoutState>;
}

export interface PayoutPorts {
  /** Null: nothing is paid by an API. */
  provider: PayoutProvider | null;
  /** Secret that the bank signs its notices with. */
  webhookSecret: string;
  /** The notice that the embedded bank signs when somebody decides for it; null with a real bank. */
  bankSays: ((notice: PayoutNotice) => SignedMessage) | null;
}

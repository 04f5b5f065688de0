import type { Cents, Handled } from '@balcao/contract';
import type { Platform } from '../../kernel/platform.ts';
import type { SignedMessage } from '../../kernel/signature.ts';

export interface PixChargeAsk {
  /** 26 to 35 letters and digits: the same for every try of one charge, so that the bank can tell a repetition. */
  txid: string;
  amountCents: Cents;
  expiresAt: Date;
}

/** The bank that receives Pix for the provider. Any failure leaves the charge to be asked for again. */
export interface PixProvider {
  /** The "copia e cola" text of a charge. */
  createCharge(charge: PixChargeAsk): Promise<{ brCode: string }>;
}

export interface PixPayment {
  txid: string;
  valueCents: Cents;
}

export interface PixPorts {
  provider: PixProvider;
  /** Secret that the bank signs its notices with. */
  webhookSecret: string;
  /** How long a charge lasts at most, minutes. */
  chargeMinutes: number;
  /** The notice that the embedded bank signs when a customer pays there; null with a real bank. */
  customerPays: ((payment: PixPayment) => SignedMessage) | null;
}

/** Charges that a later module made: the bank tells of them at the same address. */
export interface OtherCharges {
  /** Takes a notice; null when the txid is none of theirs. */
  receive(
    platform: Platform,
    notice: Handled<'POST /webhooks/pix'>['body'],
  ): Promise<Handled<'POST /webhooks/pix'>['answer'] | null>;
  /** One on its payer's telephone; null when the txid is none of theirs. */
  show(platform: Platform, txid: string): Promise<Handled<'GET /inbox/pix-charges/{txid}'>['answer'] | null>;
}

export interface ChargesPorts {
  otherCharges: OtherCharges;
}

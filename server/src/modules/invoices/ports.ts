import type { Cents, CivilDate, Handled } from '@balcao/contract';
import type { Platform } from '../../kernel/platform.ts';
import type { SignedMessage } from '../../kernel/signature.ts';

export interface BoletoAsk {
  /** The same for every try of one boleto, so that the bank can tell a repetition. */
  nossoNumero: string;
  amountCents: Cents;
  dueOn: CivilDate;
  lateFixedCents: Cents;
  lateDailyCents: Cents;
  earlyDailyCents: Cents;
  /** CPF or CNPJ, as stored. */
  payer: { name: string; document: string };
}

/** The bank that registers boletos and receives what is paid for them. Any failure leaves the boleto to be asked for again. */
export interface BoletoProvider {
  /** 44 digits. */
  register(boleto: BoletoAsk): Promise<{ barcode: string }>;
}

export interface BoletoBankPorts {
  provider: BoletoProvider;
  /** Name and code of the bank as the paper has them: 'Banco de Demonstração', '999'. */
  bank: { name: string; code: string; agency: string; isDemonstration: boolean };
  /** Secret that the bank signs its notices with. */
  webhookSecret: string;
  /** The notice that the embedded bank signs when a customer pays there; null with a real bank. */
  customerPays: ((payment: { nossoNumero: string; valueCents: Cents }) => SignedMessage) | null;
}

/** Boletos that a later module issued: its bank tells of them at the same address. */
export interface OtherBoletos {
  /** Takes a notice; null when the number is none of theirs. */
  receive(
    platform: Platform,
    notice: Handled<'POST /webhooks/boletos'>['body'],
  ): Promise<Handled<'POST /webhooks/boletos'>['answer'] | null>;
  /** One at the payer's bank, with what it asks for today; null when the number is none of theirs. */
  show(platform: Platform, nossoNumero: string): Promise<Handled<'GET /inbox/boletos/{nossoNumero}'>['answer'] | null>;
}

export interface InvoicesPorts {
  others: OtherBoletos;
}

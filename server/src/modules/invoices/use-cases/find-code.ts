import type { Handled } from '@balcao/contract';
import { firstName, today } from '@balcao/contract/kernel';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { chargeOfTxid } from '../../pix/index.ts';
import { boletoFact, ofAnyNumber } from '../facts.ts';
import { numbersIn, paymentCodeOf } from '../rules/payment-code.ts';
import type { BoletoFact } from '../tables.ts';

type Found = Handled<'POST /coordinator/payment-codes/find'>['answer'];
type Ours = Found['ours'];

const states = { REGISTERING: 'OPEN', OPEN: 'OPEN', PAID: 'PAID', CANCELED: 'CANCELED' } as const;

/** The boleto with these bars, of one retailer. */
async function boletoOf({ db }: Platform, retailerId: string, barcode: string): Promise<BoletoFact | null> {
  const where = sql`${ofAnyNumber(numbersIn(barcode))} and b.barcode = ${barcode}::text and b.retailer_id = ${retailerId}::uuid`;
  return (await rowOf(db, select({ boleto: boletoFact }, sql`from ${where}`)))?.boleto ?? null;
}

const oursOfBoleto = (boleto: BoletoFact): Ours => ({
  state: states[boleto.status],
  customerName: firstName(boleto.customerName),
  contractNumber: boleto.contractNumber,
  installmentNumber: boleto.installmentNumber,
  installmentCount: boleto.installmentCount,
});

async function oursOfPix({ db, clock }: Platform, retailerId: string, txid: string): Promise<Ours> {
  const charge = await chargeOfTxid(db, retailerId, txid, clock.now());
  return charge && { ...charge, contractNumber: null, installmentNumber: null, installmentCount: null };
}

/**
 * What a boleto or a Pix code asks for and what of this retailer it is of. Nobody has looked the customer up: of them the first
 * name is told, and no other retailer's code is known here.
 * @throws Refusal PAYMENT_CODE_UNREADABLE
 */
export async function findCode(platform: Platform, { retailerId }: Actor, code: string): Promise<Found> {
  const read = paymentCodeOf(code, today(undefined, platform.clock.now())) ?? refuse('PAYMENT_CODE_UNREADABLE');
  const { kind, amountCents: value } = read;
  return asSystem('payment-code', async () => {
    if (read.kind === 'PIX') {
      const ours = read.txid === null ? null : await oursOfPix(platform, retailerId, read.txid);
      return { kind, digitableLine: null, value, dueDate: null, ours };
    }
    const boleto = await boletoOf(platform, retailerId, read.barcode);
    const { digitableLine, dueOn: dueDate } = read;
    return { kind, digitableLine, value, dueDate, ours: boleto && oursOfBoleto(boleto) };
  });
}

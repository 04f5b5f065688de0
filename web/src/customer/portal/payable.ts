import { sumReais } from '@balcao/contract/kernel';
import type { Home, Installment } from './texts.ts';

/** What is to be paid: installments with what they cost today, and the fees that go along. */
export interface Payable {
  installmentIds: readonly string[];
  due: number;
  fees: number;
  /** Whose next installment a boleto may be of; none where several are paid. */
  contractId?: string;
  /** A payment of an agreement, in the place of installments: it is paid by Pix. */
  agreementPaymentId?: string;
}

type Owed = Pick<Installment, 'id' | 'paymentDue'>;

/** Installments with every open fee, and those that open with one of them. */
export function payableOf(
  installments: readonly Owed[],
  { fees, feesToCome }: Pick<Home, 'fees' | 'feesToCome'>,
  contractId?: string,
): Payable {
  const installmentIds = installments.map(({ id }) => id);
  const along = [...fees, ...feesToCome.filter(({ installmentId }) => installmentIds.includes(installmentId))];
  return {
    installmentIds,
    due: sumReais(installments.map(({ paymentDue }) => paymentDue)),
    fees: sumReais(along.map(({ paymentDue }) => paymentDue)),
    ...(contractId !== undefined && { contractId }),
  };
}

/** The next payment of an agreement, with every open fee. */
export const agreementPayableOf = (
  { id, paymentDue }: Pick<NonNullable<Home['agreement']>, 'id' | 'paymentDue'>,
  { fees }: Pick<Home, 'fees'>,
): Payable => ({
  installmentIds: [],
  due: paymentDue,
  fees: sumReais(fees.map((fee) => fee.paymentDue)),
  agreementPaymentId: id,
});

export const totalOf = ({ due, fees }: Pick<Payable, 'due' | 'fees'>): number => sumReais([due, fees]);

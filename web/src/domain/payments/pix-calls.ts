import type { Wire } from '@balcao/contract';
import { call } from '../../lib/api/call.ts';
import { sendOnce } from '../sending/send-once.ts';
import type { AgreedPayment, PayRequest } from './payment-calls.ts';

export type PixCharge = Wire<'GET /coordinator/pix/charges/{id}'>['answer'];

/** Charges the installments and every open fee by Pix. Sent again unchanged it is the same charge. */
export const chargeByPix = ({ installmentIds, storeId, expectedTotal }: PayRequest): Promise<PixCharge> => {
  const body = { installmentIds: [...installmentIds], storeId, expectedTotal };
  return sendOnce(`pix:${installmentIds.join(',')}`, body, (idempotencyKey) =>
    call('POST /coordinator/pix/charges', { body, idempotencyKey }),
  );
};

/** Charges the next payment of an agreement and every open fee by Pix, likewise. */
export const chargeAgreementByPix = (payment: AgreedPayment, storeId: string): Promise<PixCharge> => {
  const body = { ...payment, storeId };
  return sendOnce(`pix-agreement:${payment.id}`, body, (idempotencyKey) =>
    call('POST /coordinator/pix/agreement-charges', { body, idempotencyKey }),
  );
};

/** What is received of a contract, in cash or by Pix: its payoff or any amount below it. */
export interface AmountRequest {
  readonly contractId: string;
  readonly storeId: string;
  /** Reais. */
  readonly amount: number;
  /** Reais that paid the contract off when the operator looked. */
  readonly expectedRemaining: number;
}

/** Charges an amount on a contract by Pix, likewise. */
export const chargeAmountByPix = ({
  contractId,
  storeId,
  amount,
  expectedRemaining,
}: AmountRequest): Promise<PixCharge> => {
  const body = { contractId, storeId, amount, expectedRemaining };
  return sendOnce(`pix-amount:${contractId}`, body, (idempotencyKey) =>
    call('POST /coordinator/pix/amount-charges', { body, idempotencyKey }),
  );
};

export const pixChargeById = (id: string): Promise<PixCharge> =>
  call('GET /coordinator/pix/charges/{id}', { params: { id } });

export const cancelPixCharge = (id: string): Promise<PixCharge> =>
  call('POST /coordinator/pix/charges/{id}/cancel', { params: { id } });

import type { Wire } from '@balcao/contract';
import { reaisToCents } from '@balcao/contract/kernel';
import { draftStore } from '../../domain/counter/draft-storage.ts';
import { call } from '../../lib/api/call.ts';
import type { DeviceOfPurchase } from './machine/device.ts';
import type { PurchaseDraft } from './machine/draft.ts';

/**
 * Takes a sale over that was begun in this store, here or on another device: the server says where it is, and the purchase
 * goes on from its draft as after a refresh. What was under way on this screen stays on the board.
 */
export async function takeOverSale(asked: { contractId: string; storeId: string; operatorId: string }): Promise<void> {
  const { contractId: id, storeId, operatorId } = asked;
  const sale = await call('POST /coordinator/contracts/{id}/resume', { params: { id }, body: { storeId } });
  const isAsked = sale.proposalId !== null && sale.waitsFor !== 'EXPIRED' && sale.waitsFor !== 'REFUSED';
  const draft: PurchaseDraft = {
    step: isAsked ? 'verifying' : 'choosing',
    storeId,
    borrowerId: sale.borrowerId,
    maskedCpf: sale.cpf,
    valueCents: reaisToCents(sale.offer.principal),
    ...(sale.device === null && sale.offer.downPayment > 0
      ? { downPaymentCents: reaisToCents(sale.offer.downPayment) }
      : {}),
    device: sale.device && deviceOf(sale.device),
    offer: sale.offer,
    selectedId: sale.proposalId,
  };
  draftStore<PurchaseDraft>('purchase').write(operatorId, draft);
}

type SoldDevice = NonNullable<Wire<'POST /coordinator/contracts/{id}/resume'>['answer']['device']>;

const deviceOf = ({ productId, name, imei, evaluationId }: SoldDevice): DeviceOfPurchase => ({
  product: { id: productId, name },
  imei,
  evaluationId,
});

import { call } from '../../lib/api/call.ts';
import { storeNow } from '../../lib/session/session.ts';
import { ApiError } from '../../lib/api/error.ts';

/** `kind` as the address says it (shell spec 2.10): the PDF of one contract, or of several payments in one file; `ids` are joined by commas. @throws ApiError */
export function fetchReceipt(ids: string, kind: string, signal: AbortSignal): Promise<Blob> {
  if (kind === 'originations') return call('GET /contracts/{id}/render', { params: { id: ids }, signal });
  if (kind === 'payments') return call('GET /contracts/installments/payments/render', { query: { ids }, signal });
  if (kind === 'renegotiations-payments')
    return call('GET /renegotiations/payments/render', { query: { ids }, signal });
  if (kind === 'device-consents')
    return call('GET /smartphone-sale/consents/{contractId}/render', { params: { contractId: ids }, signal });
  // It is kept nowhere: printed for today, naming the store of this device.
  if (kind === 'payoffs')
    return call('GET /contracts/{id}/payoff/render', {
      params: { id: ids },
      query: { storeId: storeNow()?.id ?? '' },
      signal,
    });
  return Promise.reject(new ApiError({ status: 404, code: 'DOCUMENT_NOT_FOUND' }));
}

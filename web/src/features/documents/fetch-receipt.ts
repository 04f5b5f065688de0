import { call } from '../../lib/api/call.ts';
import { storeNow } from '../../lib/session/session.ts';
import { ApiError } from '../../lib/api/error.ts';

/** Paper of a receipt: a roll of 80 mm, or A4 pages. */
export type PaperFormat = 'ROLL' | 'A4';

/** Kinds that can be set on either paper. */
export const rollKinds: readonly string[] = ['originations', 'payments', 'renegotiations-payments', 'payoffs'];

/** Kinds that the server sets on the roll alone; whatever is in neither list is A4 always. */
const rollOnly: ReadonlySet<string> = new Set(['cash', 'cash-days', 'device-consents', 'qr-labels']);

/** The paper that a document is drawn and printed on. */
export const paperOf = (kind: string, asked: PaperFormat): PaperFormat =>
  rollOnly.has(kind) ? 'ROLL' : rollKinds.includes(kind) ? asked : 'A4';

interface Asked {
  /** Joined by commas where there are several. */
  ids: string;
  /** As the address says it (shell spec 2.10). */
  kind: string;
  format: PaperFormat;
}

/** The PDF of one contract, of several payments in one file, or of another paper. @throws ApiError */
export function fetchReceipt({ ids, kind, format }: Asked, signal: AbortSignal): Promise<Blob> {
  const params = { id: ids };
  switch (kind) {
    case 'originations':
      return call('GET /contracts/{id}/render', { params, query: { format }, signal });
    case 'payments':
      return call('GET /contracts/installments/payments/render', { query: { ids, format }, signal });
    case 'renegotiations-payments':
      return call('GET /renegotiations/payments/render', { query: { ids, format }, signal });
    // It is kept nowhere: printed for today, naming the store of this device.
    case 'payoffs': {
      const query = { storeId: storeNow()?.id ?? '', format };
      return call('GET /contracts/{id}/payoff/render', { params, query, signal });
    }
    case 'cash':
      return call('GET /coordinator/cash/sessions/{id}/report', { params, signal });
    // Store and day.
    case 'cash-days': {
      const [storeId = '', day = ''] = ids.split(',');
      return call('GET /coordinator/cash/days/{day}/report', { params: { day }, query: { storeId }, signal });
    }
    case 'instruments':
      return call('GET /contracts/{id}/instrument/render', { params, signal });
    case 'awareness-terms':
      return call('GET /contracts/{id}/awareness-terms/render', { params, signal });
    case 'cet-sheets':
      return call('GET /contracts/proposals/{id}/cet-sheet/render', { params, signal });
    case 'device-consents':
      return call('GET /smartphone-sale/consents/{contractId}/render', { params: { contractId: ids }, signal });
    case 'qr-labels':
      return call('GET /payments/qr-code/{id}/label', { params, signal });
    case 'invoices':
      return call('GET /coordinator/invoices/{id}/render', { params, signal });
    // Whose it is stands behind it, for the provider's analysts.
    case 'billings': {
      const [id = '', retailerId] = ids.split(',');
      return call('GET /billings/{id}/render', { params: { id }, query: retailerId ? { retailerId } : {}, signal });
    }
    default:
      return Promise.reject(new ApiError({ status: 404, code: 'DOCUMENT_NOT_FOUND' }));
  }
}

import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Whether a store issues boletos to its customers. */
export const invoiceSettingsQuery = (storeId: string, sourceProduct: string | null) =>
  queryOptions({
    queryKey: queryKeys.invoiceSettings(storeId, sourceProduct),
    queryFn: () =>
      call('GET /coordinator/invoices/settings', {
        query: { storeId, ...(sourceProduct === null ? {} : { sourceProduct }) },
      }),
    staleTime: 60_000,
    retry: false,
  });

/** The boleto of the customer's next installment: asked again, the same one while it stands. */
export const nextInvoice = (borrowerId: string) => call('POST /coordinator/invoices/next', { body: { borrowerId } });

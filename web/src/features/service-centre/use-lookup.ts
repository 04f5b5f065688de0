import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { NO_REGISTRATION_MS, noRegistrationText } from '../../domain/counter/texts.ts';
import { errorText, hasCode } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import { type CentreCustomer, serveCustomer } from './calls.ts';
import { texts } from './texts.ts';
import type { Who } from './use-who.ts';

const REGISTRATION = '/applications';
/** Refusals whose own words say what to do here; after any other the operator is led home (registration spec, section 8). */
const telling = ['LOOKUPS_USED_UP', 'DEACTIVATED_STORE', 'STORE_NOT_FOUND'] as const;

/** Looks a customer up; who is not registered, or not wholly, goes to the registration. */
export function useLookup({ operatorId, storeId }: Who) {
  const toast = useToast();
  const navigate = useNavigate();
  const register = (cpf: string) => void navigate({ href: `${REGISTRATION}/${cpf}` });
  return useMutation({
    mutationFn: async (document: string): Promise<{ document: string; customer: CentreCustomer }> => ({
      document,
      customer: await serveCustomer(document, { storeId: storeId ?? '', operatorId }),
    }),
    onSuccess: ({ document, customer }) => {
      if (customer.page === 'APPLICATION') register(document);
    },
    onError: (error, document) => {
      if (hasCode(error, 'BORROWER_NOT_FOUND')) {
        toast.show({ kind: 'attention', text: noRegistrationText, ms: NO_REGISTRATION_MS });
        register(document);
        return;
      }
      if (telling.some((code) => hasCode(error, code))) {
        toast.show({ kind: 'danger', text: errorText(error, brandName()), ms: 3_000 });
        return;
      }
      toast.show({ kind: 'danger', text: texts.unexpected, ms: 3_000 });
      void navigate({ to: '/', search: { menu: true } });
    },
  });
}

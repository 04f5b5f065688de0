import type { Wire } from '@balcao/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { findBorrower } from '../../domain/borrowers/borrower-calls.ts';
import { saveExport } from '../../domain/care/export-files.ts';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type CustomerCare = Wire<'GET /coordinator/borrowers/{id}/care'>['answer'];
export type CareRequest = Wire<'GET /coordinator/care-requests'>['answer']['items'][number];
type Ask = Wire<'POST /coordinator/borrowers/{id}/care-requests'>['body'];

/** A customer found by CPF, with what is kept of them. */
export function useCustomerCare() {
  const find = useMutation({ mutationFn: findBorrower });
  const id = find.data?.id;
  const care = useQuery({
    queryKey: queryKeys.customerCare(id),
    queryFn: ({ signal }) => call('GET /coordinator/borrowers/{id}/care', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    staleTime: 0,
  });
  return { find, care };
}

export const useCareRequests = () =>
  useQuery({
    queryKey: queryKeys.careRequests(),
    queryFn: ({ signal }) => call('GET /coordinator/care-requests', { signal }),
    staleTime: 0,
  });

/** After an act both the customer and what waits are read again. */
export function useReadAgain(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.everyCare() });
}

export async function sendCopy(id: string, reason: string): Promise<void> {
  saveExport(await call('POST /coordinator/borrowers/{id}/data-export', { params: { id }, body: { reason } }));
}

export async function sendRequest(id: string, body: Ask): Promise<void> {
  // Whoever ends a duplicate has looked it up: the till's own look-up, with its audit.
  if (body.kind === 'MERGE') await findBorrower(body.duplicateDocument);
  await sendOnce(`care:${id}`, body, (idempotencyKey) =>
    call('POST /coordinator/borrowers/{id}/care-requests', { params: { id }, body, idempotencyKey }),
  );
}

export const sendWithdrawal = (id: string, consentId: string, reason: string) =>
  call('POST /coordinator/borrowers/{id}/consents/{consentId}/withdraw', {
    params: { id, consentId },
    body: { reason },
  });

export const sendDecision = ({ borrowerId, id }: CareRequest, isApproved: boolean, reason: string) => {
  const body = { isApproved, reason };
  return sendOnce(`care-request:${id}`, body, (idempotencyKey) =>
    call('PATCH /coordinator/care-requests/{borrowerId}/{id}', { params: { borrowerId, id }, body, idempotencyKey }),
  );
};

import type { CreditSheet, Wire } from '@balcao/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type PolicyHead = Wire<'GET /policies'>['answer']['items'][number];
export type SheetCheck = Wire<'POST /credit-policies/check'>['answer'];
export type Simulated = Wire<'POST /credit-policies/simulate'>['answer'];
export type DecisionRecord = Wire<'GET /credit-decisions/{id}'>['answer'];
type Entry = Extract<Wire<'POST /policies'>['body'], { kind: 'credit' }>;

export const useVersions = () =>
  useQuery({
    queryKey: queryKeys.policiesOf('credit'),
    queryFn: ({ signal }) =>
      call('GET /policies', { query: { kind: 'credit', sort: '-validFrom', limit: 100 }, signal }),
    staleTime: 0,
  });

export const useCreditPolicy = (id: string | undefined) =>
  useQuery({
    queryKey: queryKeys.creditPolicy(id ?? ''),
    queryFn: async ({ signal }) => {
      const found = await call('GET /credit-policies/{id}', { params: { id: id ?? '' }, signal });
      return { ...found, sheet: found.sheet as CreditSheet };
    },
    enabled: id !== undefined,
  });

export const useDecision = (id: string) =>
  useQuery({
    queryKey: queryKeys.creditDecision(id),
    queryFn: ({ signal }) => call('GET /credit-decisions/{id}', { params: { id }, signal }),
  });

export const checkSheet = (sheet: CreditSheet) =>
  call('POST /credit-policies/check', { body: { sheet: { ...sheet } } });
export const simulatePart = (sheet: CreditSheet, from: number, count: number) =>
  call('POST /credit-policies/simulate', { body: { sheet: { ...sheet }, from, count } });

export const simulatePast = (sheet: CreditSheet) =>
  call('POST /credit-policies/simulate-past', { body: { sheet: { ...sheet } } });

const publish = (body: Entry) =>
  sendOnce('credit-policy', body, (idempotencyKey) => call('POST /policies', { body, idempotencyKey }));
const approve = (id: string) =>
  sendOnce(`policy-approval:${id}`, {}, (idempotencyKey) =>
    call('POST /policies/{id}/approve', { params: { id }, idempotencyKey }),
  );
const withdraw = ({ id, reason }: { id: string; reason: string }) => {
  const body = { reason };
  return sendOnce(`policy-withdrawal:${id}`, body, (idempotencyKey) =>
    call('POST /policies/{id}/withdraw', { params: { id }, body, idempotencyKey }),
  );
};

/** What is done with credit policies; what changed is asked for again. */
export function useCreditActs() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.policies() });
  return {
    publish: useMutation({ mutationFn: publish, onSettled }),
    approve: useMutation({ mutationFn: approve, onSettled }),
    withdraw: useMutation({ mutationFn: withdraw, onSettled }),
  };
}

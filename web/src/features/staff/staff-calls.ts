import type { Wire } from '@balcao/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type Colleague = Wire<'GET /coordinator/operators'>['answer'][number];
export type Staffing = Wire<'GET /coordinator/staffing'>['answer'];
export type ColleagueHistory = Wire<'GET /coordinator/operators/{id}/history'>['answer'];
export type NewColleague = Wire<'POST /coordinator/operators'>['body'];
export type ColleagueChange = Wire<'PUT /coordinator/operators/{id}'>['body'];
export type SheetReading = Wire<'POST /coordinator/operator-sheets'>['answer'];
export type SheetRow = SheetReading['rows'][number];
export type RowFault = SheetReading['faults'][number];
type Rows = Wire<'POST /coordinator/operators/many'>['body'];

const at = (retailerId: string | undefined) => (retailerId === undefined ? {} : { retailerId });

/** Which roles may be given, and in which stores. */
export const useStaffing = () =>
  useQuery({ queryKey: queryKeys.staffing(), queryFn: ({ signal }) => call('GET /coordinator/staffing', { signal }) });

/** The whole staff of a retailer, by name. */
export const useStaff = (retailerId: string | undefined) =>
  useQuery({
    queryKey: queryKeys.staff(retailerId),
    queryFn: ({ signal }) => call('GET /coordinator/operators', { query: at(retailerId), signal }),
    staleTime: 0,
  });

export const useColleagueHistory = (id: string, retailerId: string | undefined) =>
  useQuery({
    queryKey: queryKeys.colleagueHistory(id, retailerId),
    queryFn: ({ signal }) =>
      call('GET /coordinator/operators/{id}/history', { params: { id }, query: at(retailerId), signal }),
    staleTime: 0,
  });

const change = ({ id, ...body }: ColleagueChange & { id: string }) =>
  call('PUT /coordinator/operators/{id}', { params: { id }, body });

const addMany = (body: Rows) =>
  sendOnce('staff-import', body, (idempotencyKey) =>
    call('POST /coordinator/operators/many', { body, idempotencyKey }),
  );

const PROGRESS_MS = 700;

/** How far the own import is, asked for again while it is shown. */
export const useImportProgress = () =>
  useQuery({
    queryKey: queryKeys.staffImport(),
    queryFn: ({ signal }) => call('GET /coordinator/operator-sheets/progress', { signal }),
    refetchInterval: PROGRESS_MS,
    staleTime: 0,
    gcTime: 0,
  }).data?.step;

/** What is done to the staff; whatever shows it is asked for again. */
export function useStaffActs() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.allStaff() });
  return {
    add: useMutation({
      mutationFn: (body: NewColleague) => call('POST /coordinator/operators', { body }),
      onSettled,
    }),
    change: useMutation({ mutationFn: change, onSettled }),
    unlock: useMutation({
      mutationFn: ({ id, retailerId }: { id: string; retailerId: string | undefined }) =>
        call('POST /coordinator/operators/{id}/unlock', { params: { id }, query: at(retailerId) }),
      onSettled,
    }),
    addMany: useMutation({ mutationFn: addMany, onSettled }),
  };
}

export const resetFactor = (id: string, retailerId: string | undefined, reason: string) =>
  call('POST /coordinator/operators/{id}/second-factor/reset', {
    params: { id },
    query: at(retailerId),
    body: { reason },
  });

export const readSheet = (body: Wire<'POST /coordinator/operator-sheets'>['body']) =>
  call('POST /coordinator/operator-sheets', { body });
export const staffTemplate = () => call('GET /coordinator/operator-sheets/template');

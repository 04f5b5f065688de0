import type { DocumentSide, DocumentType, Wire } from '@balcao/contract';
import { queryOptions } from '@tanstack/react-query';
import { biometryLimits } from '@balcao/contract/pictures';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { isAnalysisOver } from './rules/next.ts';

export type Liveness = Wire<'GET /biometry/application/process/latest'>['answer'];

const CONFLICT_POLL_MS = 2_000;
const askStatus = (id: string) => call('PATCH /datalake-acesso/biometry/borrowers/{id}/status', { params: { id } });

/** How often it is asked again; what is settled, or looked at by nobody any more, is not. */
const pollOf = (found: Awaited<ReturnType<typeof askStatus>> | undefined): number | false => {
  if (found?.status === 'IN_PROGRESS') return biometryLimits.pollMs;
  return found?.status === 'CONFLICT' && !isAnalysisOver(found, Date.now()) ? CONFLICT_POLL_MS : false;
};

/** What the face has come to, asked each second while it is compared, and while a person looks at it. */
export const statusQuery = (id: string, isTaken: boolean) =>
  queryOptions({
    queryKey: queryKeys.biometry(id, 'status'),
    gcTime: 0,
    retry: false,
    enabled: isTaken,
    queryFn: () => askStatus(id),
    refetchInterval: ({ state }) => pollOf(state.data),
  });

export const sendFace = (id: string, imageBase64: string, submitBiometry: boolean) =>
  call('POST /datalake-acesso/biometry/borrowers/{id}', { params: { id }, body: { imageBase64, submitBiometry } });

export const sendSide = (id: string, side: DocumentSide, body: { imageBase64: string; documentType: DocumentType }) =>
  call('POST /datalake-acesso/biometry/borrowers/{id}/document/{side}', { params: { id, side }, body });

/** What stands on a document; the picture is not kept. */
export const readDocument = (id: string, imageBase64: string) =>
  call('POST /datalake-acesso/biometry/borrowers/{id}/document-text', { params: { id }, body: { imageBase64 } });

export const startLiveness = (borrowerId: string) =>
  call('POST /biometry/application/challenge', { body: { borrowerId } });

/** The first picture is from the front, the others follow what was asked. */
export const processLiveness = (borrowerId: string, [imageBase64 = '', ...pictures]: readonly string[]) =>
  call('POST /biometry/application/process', { body: { borrowerId, imageBase64, biometryObject: { pictures } } });

export const readLiveness = (borrowerId: string) =>
  call('GET /biometry/application/process/latest', { query: { borrowerId } });

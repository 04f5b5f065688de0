import type { DocumentSide, DocumentType, FacePhotoStatus, Wire } from '@balcao/contract';
import type { ErrorCode } from '@balcao/contract/errors';
import { queryOptions } from '@tanstack/react-query';
import { biometryLimits } from '@balcao/contract/constants';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/error.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

export type Liveness = Wire<'GET /biometry/application/process/latest'>['answer'];

/** Pictures of people: not kept longer than they are shown. */
const shown = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

const noneWhen = async <T>(asked: Promise<T>, code: ErrorCode): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.code === code) return null;
    throw error;
  }
};

/** The face that was taken before; none is nothing to tell. */
export const faceQuery = (id: string, isWanted: boolean) =>
  queryOptions({
    ...shown,
    queryKey: queryKeys.biometry(id, 'face'),
    enabled: isWanted,
    queryFn: () =>
      noneWhen(
        call('GET /datalake-acesso/biometry/borrowers/{id}/face', { params: { id } }),
        'SUCCESSFUL_FACE_IMAGE_NOT_FOUND',
      ),
  });

export const documentQuery = (id: string) =>
  queryOptions({
    ...shown,
    queryKey: queryKeys.biometry(id, 'document'),
    queryFn: () =>
      noneWhen(
        call('GET /datalake-acesso/biometry/borrowers/{id}/document', { params: { id } }),
        'SUCCESSFUL_DOCUMENT_IMAGE_NOT_FOUND',
      ),
  });

const CONFLICT_POLL_MS = 2_000;
/** How often it is asked again; what is settled is not. */
const pollOf = (status: FacePhotoStatus | undefined): number | false => {
  if (status === 'IN_PROGRESS') return biometryLimits.pollMs;
  return status === 'CONFLICT' ? CONFLICT_POLL_MS : false;
};

/** What the face has come to, asked each second while it is compared, and while a person looks at it. */
export const statusQuery = (id: string, isTaken: boolean) =>
  queryOptions({
    queryKey: queryKeys.biometry(id, 'status'),
    gcTime: 0,
    retry: false,
    enabled: isTaken,
    queryFn: () => call('PATCH /datalake-acesso/biometry/borrowers/{id}/status', { params: { id } }),
    refetchInterval: ({ state }) => pollOf(state.data?.status),
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

import type { Wire } from '@balcao/contract';
import type { ErrorCode } from '@balcao/contract/errors';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/error.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type FaceWord = Wire<'PATCH /datalake-acesso/biometry/borrowers/{id}/decision'>['body'];
export type Face = Wire<'GET /datalake-acesso/biometry/borrowers/{id}/face'>['answer'];

export const decideFace = (id: string, body: FaceWord): Promise<unknown> =>
  call('PATCH /datalake-acesso/biometry/borrowers/{id}/decision', { params: { id }, body });

/** Pictures of people: not kept longer than they are shown, and seen once for each time they are asked for. */
const shown = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

const noneWhen = async <T>(asked: Promise<T>, code: ErrorCode): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.code === code) return null;
    throw error;
  }
};

/** The face of the registration; null when none was taken. */
export const faceQuery = (id: string) =>
  queryOptions({
    ...shown,
    queryKey: queryKeys.biometry(id, 'face'),
    queryFn: () =>
      noneWhen(
        call('GET /datalake-acesso/biometry/borrowers/{id}/face', { params: { id } }),
        'SUCCESSFUL_FACE_IMAGE_NOT_FOUND',
      ),
  });

/** The sides of the document; null when none was taken. */
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

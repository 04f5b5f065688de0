import { ApiError } from './error.ts';
import { isRecord, textIn } from '../unknown-values.ts';

/** The body by its content type: JSON, a PDF, a sheet or CSV as a blob, or nothing. @throws ApiError for a status that is not 2xx. */
export async function readAnswer<T>(response: Response): Promise<T> {
  if (!response.ok) throw await failureOf(response);
  // The contract's types are checked by the server before it answers: parsing again would cost 29 KB.
  return (await bodyOf(response)) as T;
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const kind = response.headers.get('Content-Type') ?? '';
  if (['application/pdf', 'spreadsheetml', 'text/csv'].some((file) => kind.includes(file))) return response.blob();
  if (kind.includes('json')) return response.json();
  throw new ApiError({ status: response.status, code: 'INTERNAL_SERVER_ERROR' });
}

const codeOfStatus: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  502: 'SERVICE_UNAVAIBLE',
  503: 'SERVICE_UNAVAIBLE',
  504: 'SERVICE_UNAVAIBLE',
};

async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const record = isRecord(body) ? body : {};
  return new ApiError({
    status: response.status,
    code: textIn(record, 'code') ?? codeOfStatus[response.status] ?? 'INTERNAL_SERVER_ERROR',
    message: textIn(record, 'message'),
    details: record['details'],
    traceId: textIn(record, 'traceId') ?? response.headers.get('X-Trace-Id') ?? undefined,
  });
}

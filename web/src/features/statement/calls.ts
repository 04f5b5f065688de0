import type { Wire } from '@balcao/contract';
import { call } from '../../lib/api/call.ts';
import type { Period } from './rules/period.ts';

export type Statement = Wire<'GET /coordinator/borrowers/{id}/statement'>['answer'];
export type StatementLine = Statement['lines'][number];
export type OpenContract = Statement['open'][number];

export const statementOf = (id: string, query: Period, signal: AbortSignal): Promise<Statement> =>
  call('GET /coordinator/borrowers/{id}/statement', { params: { id }, query, signal });

export const statementPdf = (id: string, query: Period): Promise<Blob> =>
  call('GET /coordinator/borrowers/{id}/statement/render', { params: { id }, query });

import type { Wire } from '@balcao/contract';
import { call } from '../../lib/api/call.ts';

export type CentreCustomer = Wire<'GET /operator-service-center'>['answer'];
export type CentreHome = Wire<'GET /operator-service-center/home'>['answer'];

/** A colleague who is named by id alone is not sent where it is who signed in. */
export interface At {
  storeId: string;
  operatorId?: string | undefined;
}

const named = ({ operatorId }: Pick<At, 'operatorId'>) => (operatorId === undefined ? {} : { operatorId });

export const serveCustomer = (document: string, at: At): Promise<CentreCustomer> =>
  call('GET /operator-service-center', { query: { document, storeId: at.storeId, ...named(at) } });

export const showHome = (
  at: { storeId?: string | undefined; operatorId?: string | undefined },
  signal: AbortSignal,
): Promise<CentreHome> =>
  call('GET /operator-service-center/home', {
    query: { ...named(at), ...(at.storeId !== undefined && { storeId: at.storeId }) },
    signal,
  });

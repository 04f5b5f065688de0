import type { RouteName, Routes, Wire } from '@balcao/contract';
import type { CallArguments } from './call-types.ts';
import { sendRequest } from './send-request.ts';

/** Routes of the customer's portal. */
export type CustomerRouteName = {
  [K in RouteName]: Routes[K]['access'] extends 'customer' ? K : never;
}[RouteName];

/** Calls a route of the portal with a customer's token, which opens no other. @throws ApiError */
export function callCustomer<K extends CustomerRouteName>(
  token: string,
  route: K,
  ...[options]: CallArguments<K>
): Promise<Wire<K>['answer']> {
  return sendRequest<Wire<K>['answer']>(route, options ?? {}, `Bearer ${token}`);
}

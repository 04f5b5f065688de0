import type { RouteName, Routes, Wire } from '@balcao/contract';
import type { CallArguments } from './call-types.ts';
import { sendRequest } from './send-request.ts';

/** Routes that anybody may call. */
type PublicRouteName = { [K in RouteName]: Routes[K]['access'] extends 'public' ? K : never }[RouteName];

/** Calls a public route as nobody in particular: customers' pages know no session. @throws ApiError */
export function callPublic<K extends PublicRouteName>(
  route: K,
  ...[options]: CallArguments<K>
): Promise<Wire<K>['answer']> {
  return sendRequest<Wire<K>['answer']>(route, options ?? {}, null);
}

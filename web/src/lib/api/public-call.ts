import type { RouteName, Routes, Wire } from '@balcao/contract';
import type { CallArguments } from './call-types.ts';
import { sendRequest } from './send-request.ts';

/** Routes that anybody may call. */
type PublicRouteName = { [K in RouteName]: Routes[K]['access'] extends 'public' ? K : never }[RouteName];

/** What public calls say in the place of a token (shell spec, section 7); the server asks nothing of it. */
const PUBLIC_AUTHORISATION = 'public';

/** Calls a public route as nobody in particular: customers' pages know no session. @throws ApiError */
export function callPublic<K extends PublicRouteName>(
  route: K,
  ...[options]: CallArguments<K>
): Promise<Wire<K>['answer']> {
  return sendRequest<Wire<K>['answer']>(route, options ?? {}, PUBLIC_AUTHORISATION);
}

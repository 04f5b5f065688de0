import type { Handled, RouteName, Routes } from '@balcao/contract';
import type { Customer, Keyed, Operator } from '../act/principal.ts';
import type { Actor } from '../auth/actor.ts';
import type { SignedCustomer } from '../auth/customer.ts';
import type { Log } from '../log.ts';
import type { IsGenuine } from '../signature.ts';

export interface RequestFacts {
  id: string;
  /** Whom the caller's address stands for, as trusted proxies tell it: what is counted a caller counts by this. */
  address: string;
  /** What came as a bearer where the route takes a credential of others. */
  credential: string | undefined;
  /** Where the caller believes to be, with the port: the host header, or what a trusted proxy says. */
  host: string;
  userAgent: string | undefined;
  /** Page of the web app that asked, from the X-Page-Path header. */
  pagePath: string | undefined;
  log: Log;
  /** Aborted when the server stops: what answers for long ends then. */
  closing: AbortSignal;
}

/** Who is known on a route: nobody on a public one, the customer on the portal, elsewhere an operator. */
interface Known<A> {
  actor: A extends 'public' ? undefined : A extends 'customer' ? SignedCustomer : Actor;
  principal: A extends 'public' ? undefined : A extends 'customer' ? Customer : Operator;
}
type KnownOn<K extends RouteName> = Known<Routes[K]['access']>;
/** Who acts by this route, with the key when it needs one. */
type PrincipalOf<K extends RouteName> = Routes[K] extends { idempotent: true }
  ? Keyed<Exclude<KnownOn<K>['principal'], undefined>>
  : KnownOn<K>['principal'];

/** What a handler gets: decoded input and who asks: `actor` for what is read, `by` for what is done, with its key when the route needs one. */
export interface Call<K extends RouteName> {
  params: Handled<K>['params'];
  query: Handled<K>['query'];
  body: Handled<K>['body'];
  actor: KnownOn<K>['actor'];
  by: PrincipalOf<K>;
  request: RequestFacts;
}

export interface Registration {
  name: RouteName;
  handle: (call: Call<RouteName>) => Promise<unknown>;
  /** Checks the sender of a signed route. */
  isGenuine?: IsGenuine;
}

/** Binds a contract route to its use case; the types of both ends come from the contract. */
export function serve<K extends RouteName>(
  name: K,
  handle: (call: Call<K>) => Promise<Handled<K>['answer']>,
): Registration {
  // The registry holds all routes in one list; `register` calls each only with its own route's decoded input.
  return { name, handle };
}

/** Binds a signed route to its use case and to the check of who signed. */
export function serveSigned<K extends RouteName>(
  name: K,
  isGenuine: IsGenuine,
  handle: (call: Call<K>) => Promise<Handled<K>['answer']>,
): Registration {
  return { name, handle, isGenuine };
}

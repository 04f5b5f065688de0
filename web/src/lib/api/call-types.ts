import type { RouteName, Wire } from '@balcao/contract';

type Part = 'params' | 'query' | 'body';

/** A part the route does not declare is absent; one whose fields are all optional may be left out. */
type Given<P extends Part, T> = [T] extends [undefined]
  ? { [K in P]?: never }
  : Partial<T> extends T
    ? { [K in P]?: T }
    : { [K in P]: T };

interface Extras {
  /** Needed by routes that move money or send a message; see `operation-key.ts`. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** Goes out though the page is left. */
  keepalive?: boolean;
}

export type CallOptions<K extends RouteName> = Given<'params', Wire<K>['params']> &
  Given<'query', Wire<K>['query']> &
  Given<'body', Wire<K>['body']> &
  Extras;

/** The options may be left out when nothing in them is required. */
export type CallArguments<K extends RouteName> =
  Partial<CallOptions<K>> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

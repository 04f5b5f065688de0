import type { z } from 'zod';
import type { ErrorCode, ErrorContext } from './errors.ts';
import type { Role } from './identity/enums.ts';

type Schema = z.ZodType;

/** Who may call a route: anybody, a customer on the own portal, any signed-in operator, or the listed roles. */
export type Access = 'public' | 'customer' | 'signed-in' | readonly Role[];

/**
 * What a successful call answers: JSON checked by a schema, a PDF, a picture that never changes under its address, a sheet, CSV
 * line by line, server-sent events for as long as somebody listens, or nothing (204).
 */
export type Answer = Schema | 'pdf' | 'png' | 'xlsx' | 'csv' | 'events' | 'nothing';

/** A server module that owns routes, and what it is for, as the reference says it. */
export interface Owner {
  readonly name: string;
  readonly purpose: string;
}

export interface RouteShape {
  /** The use case, as generated clients call it: a verb and a noun in camelCase, unique. */
  readonly operationId: string;
  /** One English sentence for the reference page. */
  readonly summary: string;
  /** Who owns the handler. */
  readonly owner: Owner;
  readonly access: Access;
  /** What a role outside the list is told; FORBIDDEN unless the specs name another sentence. */
  readonly roleRefusal?: ErrorCode;
  /** Place whose sentence a wrong input of this call reads as. */
  readonly inputContext?: ErrorContext;
  /** May be called by who still has to choose a password of their own; any other call is PASSWORD_CHANGE_REQUIRED then. */
  readonly beforeNewPassword?: true;
  /** True when the call moves money or sends a message: it then needs an `Idempotency-Key` header. */
  readonly idempotent?: boolean;
  /**
   * Headers with which an outside system signs the raw body: HMAC-SHA256 in hex over '<timestamp>.<body>', the timestamp
   * in seconds. Checked before anything of the body is read; a wrong one is UNAUTHORIZED.
   */
  readonly signed?: { readonly signature: string; readonly timestamp: string };
  /** What the Authorization header of a public route carries, where it is not a token of ours. */
  readonly credential?: 'idToken';
  /** Bytes its body may have, where a megabyte is too little. */
  readonly mostBytes?: number;
  /** Other paths of the same call that the product's clients use (ruling C2). */
  readonly aliases?: readonly string[];
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly answer: Answer;
  readonly errors: readonly ErrorCode[];
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** 'METHOD /path/{param}', exactly as in the API reference. */
export type RouteKey = `${HttpMethod} /${string}`;
export type RouteTable = Readonly<Record<RouteKey, Omit<RouteShape, 'owner'>>>;
type Owned<T> = { readonly [K in keyof T]: T[K] & { readonly owner: Owner } };

/** A key belongs to who sent it, so a route that asks for one knows its callers. */
type KeyedRoutesKnowTheirCallers<T> = {
  [K in keyof T]: T[K] extends { access: 'public'; idempotent: true } ? { access: Exclude<Access, 'public'> } : unknown;
};

/** Declares routes of one module; keeps the literal types that the typed client is derived from. */
export function defineRoutes<const T extends RouteTable>(
  owner: Owner,
  routes: T & KeyedRoutesKnowTheirCallers<T>,
): Owned<T> {
  const owned = Object.entries<RouteTable[RouteKey]>(routes).map(([name, route]) => [name, { ...route, owner }]);
  return Object.fromEntries(owned) as Owned<T>;
}

type InputOf<S> = S extends Schema ? z.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type Part<R, K extends string> = R extends Readonly<Record<K, infer S>> ? S : undefined;

/** What a client sends and gets: the JSON on the wire, money in reais. */
export interface WireCall<R> {
  params: InputOf<Part<R, 'params'>>;
  query: InputOf<Part<R, 'query'>>;
  body: InputOf<Part<R, 'body'>>;
  answer: R extends { answer: infer A }
    ? A extends 'pdf' | 'png' | 'xlsx' | 'csv' | 'events'
      ? Blob
      : InputOf<A>
    : never;
}

/** What a handler gets and returns: the decoded values, money in cents. */
export interface HandlerCall<R> {
  params: OutputOf<Part<R, 'params'>>;
  query: OutputOf<Part<R, 'query'>>;
  body: OutputOf<Part<R, 'body'>>;
  answer: R extends { answer: infer A }
    ? A extends 'pdf' | 'png' | 'xlsx'
      ? Uint8Array
      : A extends 'csv' | 'events'
        ? AsyncIterable<string>
        : OutputOf<A>
    : never;
}

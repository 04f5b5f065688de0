import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose rows a request may reach: those of one retailer, and of the one customer it is about. */
export interface Reach {
  /** Null of a customer's session: no shop's rows are reached. */
  readonly retailerId: string | null;
  /** Null on a customer's own page. */
  readonly operatorId: string | null;
  /** Null when the request is about no customer this operator may serve. */
  readonly borrowerId: string | null;
}

/** For whom statements run: the product itself, under a name, or a request. */
export type Scope = { readonly system: string } | Reach;

const scopes = new AsyncLocalStorage<Scope>();

/** The scope statements run in now; undefined reaches no row. */
export const currentScope = (): Scope | undefined => scopes.getStore();

/** Runs work for a request: row-level security lets it touch what it may reach and nothing else. */
export const within = <T>(reach: Reach, work: () => T): T => scopes.run(reach, work);

/**
 * Runs work as the product itself, over everybody's rows: jobs, the day's close, sign-in, public routes. `name` says
 * what of the product it is.
 */
export const asSystem = <T>(name: string, work: () => T): T => scopes.run({ system: name }, work);

import { fromPromise } from 'xstate';

// A flow declares its calls as an interface of functions with one input or none.
type Call = (input: never) => Promise<unknown>;
type Actor<F> = F extends Call ? ReturnType<typeof fromPromise<Awaited<ReturnType<F>>, Parameters<F>[0]>> : never;

/** One actor for each server call of a flow, under the name of the call. */
export type CallActors<C> = { readonly [K in keyof C]: Actor<C[K]> };

/** The server calls of a flow as actors of its statechart. */
export function callActors<C extends object>(calls: C): CallActors<C> {
  const actors = Object.entries(calls).map(([name, call]: [string, (input: unknown) => Promise<unknown>]) => [
    name,
    fromPromise(({ input }) => call(input)),
  ]);
  return Object.fromEntries(actors) as CallActors<C>;
}

/** Stands in a statechart's definition for a call until the screen provides the real one. */
export const unbound = (): Promise<never> =>
  Promise.reject(new Error('the calls of this statechart were not provided'));

import { parentPort } from 'node:worker_threads';
import { compileSheet } from '../rules/evaluate.ts';
import { asTried, simulate, tryOut } from '../rules/simulate.ts';
import type { SimulationWork } from './run-simulation.ts';

/** A thread's port has no origin to name. */
const tell = (...said: Parameters<NonNullable<typeof parentPort>['postMessage']>) => parentPort?.postMessage(...said);

/** Runs in a thread of its own: answers each ask with its sums. */
parentPort?.on('message', ({ champion, challenger, ...of }: SimulationWork) => {
  const policies = { champion: compileSheet(champion), challenger: compileSheet(challenger) };
  tell('people' in of ? tryOut(policies, of.people.map(asTried)) : simulate(policies, of));
});

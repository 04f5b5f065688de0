import { modules } from '../app.ts';
import type { Invariant } from '../kernel/module.ts';
import { invariantsAcrossModules } from './across-modules.ts';

const byId = (a: Invariant, b: Invariant) => a.id.localeCompare(b.id, 'en', { numeric: true });

/** Every rule of the books but I15, which `check-books.ts` checks entry by entry. */
export const invariants: readonly Invariant[] = [
  ...modules.flatMap((module) => module.invariants ?? []),
  ...invariantsAcrossModules,
].toSorted(byId);

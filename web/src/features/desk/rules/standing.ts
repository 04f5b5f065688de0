import type { DeskItem } from '../calls.ts';

/** OWN who looks asked for, so another decides; HELD another has now; MINE who looks has; FREE nobody. */
export type Standing = 'OWN' | 'HELD' | 'MINE' | 'FREE';

export function standingOf({ askedBy, claim }: DeskItem, userId: string): Standing {
  if (askedBy === userId) return 'OWN';
  if (claim === null) return 'FREE';
  return claim.by.id === userId ? 'MINE' : 'HELD';
}

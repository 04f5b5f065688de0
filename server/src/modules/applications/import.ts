import { act } from '../../kernel/act/act.ts';
import type { Platform } from '../../kernel/platform.ts';
import { ZONE } from './applicant.ts';
import { newApplicationFragment, openApplication, type Place, type Ruling } from './store.ts';

/** A registration that the rules have looked at. */
export interface DecidedApplication extends Pick<Ruling, 'cause' | 'reasons'> {
  /** OPEN is one that they denied before data and photographs. */
  status: Ruling['status'] | 'OPEN';
  borrowerId: string;
  id: string;
  place: Place;
  borrowerName: string;
  at: Date;
}

/** Writes the registration of a customer whose status says the same; nobody is told. */
export function addDecidedApplication(
  platform: Platform,
  { place, at, reasons, ...decided }: DecidedApplication,
): Promise<void> {
  const decidedAt = decided.status === 'APPROVED' || decided.status === 'DENIED' ? at : null;
  const opened = openApplication(decided.borrowerId, place, at);
  const asked =
    decided.status === 'OPEN' ? { preDecision: 'DENIED' as const, preDecidedAt: at } : { submittedAt: at, decidedAt };
  const row = { ...opened, ...decided, reasons: [...reasons], ...asked };
  return act(platform, {
    principal: { kind: 'system', name: 'registration', retailerId: place.retailerId, zone: ZONE },
    read: () => Promise.resolve(null),
    decide: () => ({
      answer: undefined,
      writes: [newApplicationFragment(row)],
      audit: { none: 'an import: it was decided before it came here' },
    }),
  });
}

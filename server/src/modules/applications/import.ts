import type { Db } from '../../kernel/db/database.ts';
import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { newApplicationFragment, openApplication, type Place, type Ruling } from './store.ts';

/** A registration that the rules have looked at. */
export interface DecidedApplication extends Pick<Ruling, 'status' | 'cause' | 'reasons'> {
  borrowerId: string;
  id: string;
  place: Place;
  borrowerName: string;
  at: Date;
}

/** Writes the registration of a customer whose status says the same; nobody is told. */
export function addDecidedApplication(db: Db, { place, at, reasons, ...decided }: DecidedApplication): Promise<void> {
  const isDecided = decided.status === 'APPROVED' || decided.status === 'DENIED';
  const row = { ...openApplication(decided.borrowerId, place, at), ...decided, reasons: [...reasons] };
  return guardedWrite(db, [newApplicationFragment({ ...row, submittedAt: at, decidedAt: isDecided ? at : null })]);
}

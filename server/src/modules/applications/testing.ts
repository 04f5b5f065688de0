import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { addBorrower, completeCpf, type NewBorrower } from '../borrowers/index.ts';
import { type ApplicationKey, newApplicationFragment, openApplication } from './store.ts';
import type { ApplicationRow } from './tables.ts';

export type { ApplicationKey } from './store.ts';

let made = 0;

/** A customer with a registration of a store, waiting for a person unless `application` says otherwise. */
export async function givenApplication(
  platform: Platform,
  shop: { retailerId: string; storeId: string },
  { borrower = {}, application = {} }: { borrower?: Partial<NewBorrower>; application?: Partial<ApplicationRow> } = {},
): Promise<ApplicationKey> {
  const now = platform.clock.now();
  const status = application.status ?? 'MANUAL_ANALYSIS';
  const borrowerId = await addBorrower(platform, {
    name: 'Cliente Em Analise',
    cpf: completeCpf(String(500_000_000 + (made += 1))),
    phone: `+55929${String(70_000_000 + made)}`,
    isPhoneVerified: true,
    birthOn: '1990-02-28',
    status: status === 'OPEN' ? 'INCOMPLETE' : status,
    ...borrower,
  });
  const place = { ...shop, storeName: 'Loja de Teste', operatorId: newId(), operatorName: 'PROMOTOR' };
  const row: ApplicationRow = {
    ...openApplication(borrowerId, place, now),
    status,
    borrowerName: 'Cliente Em Analise',
    submittedAt: status === 'OPEN' ? null : now,
    decidedAt: status === 'APPROVED' || status === 'DENIED' ? now : null,
    cause: status === 'PRE_APPROVED' ? 'BIOMETRY_CONFLICT' : status === 'MANUAL_ANALYSIS' ? 'RULES' : null,
    ...application,
  };
  await guardedWrite(platform.db, [newApplicationFragment(row)]);
  return { borrowerId, id: row.id };
}

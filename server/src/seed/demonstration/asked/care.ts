import { asOperator, type Keyed } from '../../../kernel/act/principal.ts';
import { addSeconds, DAY_SECONDS } from '../../../kernel/clock.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { consentFragments, findBorrower } from '../../../modules/borrowers/index.ts';
import { askCare, askOwnErasure, exportData } from '../../../modules/care/index.ts';
import type { DemonstrationCustomer } from '../customers.ts';
import { operatorOf, retailerOf, storeOf } from '../shops.ts';

const CONSENTED_DAYS_AGO = 60;
/** Who agreed to the analysis and took a copy; whose erasure Norte's analyst asked for; who asked for it in the portal. */
const numbers = { copied: 2, asked: 20, askedAlone: 26 };

const claimOf = (route: string) => ({ key: newId(), route, bodyHash: newId() });

/** What customers asked about their own data: both erasures wait for a second person, the provider's analyst. */
export async function addCare(platform: Platform, customers: readonly DemonstrationCustomer[]): Promise<void> {
  const { retailer, store } = storeOf('centro');
  const { id: operatorId, name } = operatorOf(retailer.key, 'analyst');
  const { clock, db } = platform;
  const place = { retailerId: retailer.id, storeId: store.id, zone: retailer.zone };
  const actor = { ...place, operatorId, name, role: 'analyst' as const, tokenHash: '' };
  const asking = (route: string): Keyed =>
    asOperator({ ...actor, sessionExpiresAt: addSeconds(clock.now(), 3_600) }, claimOf(route));
  const lookUp = async (number: number): Promise<string> => {
    const cpf = customers.find((one) => one.number === number)?.cpf ?? '';
    return (await findBorrower(platform, asking('GET /coordinator/borrowers/find-one'), { cpf })).id;
  };
  const copied = await lookUp(numbers.copied);
  const since = addSeconds(clock.now(), -CONSENTED_DAYS_AGO * DAY_SECONDS);
  const agreed = consentFragments(
    { borrowerId: copied, retailerId: retailer.id },
    ['CREDIT_ANALYSIS', 'REGISTRATION_PHOTOS'],
    since,
  );
  await guardedWrite(db, agreed);
  const copy = asking('POST /coordinator/borrowers/{id}/data-export');
  await exportData(platform, { by: copy, reason: 'Veio à loja buscar a cópia' }, copied);
  const erasure = { kind: 'ERASURE', reason: 'Carta do cliente: mudou de cidade e não compra mais' } as const;
  await askCare(
    platform,
    asking('POST /coordinator/borrowers/{id}/care-requests'),
    await lookUp(numbers.asked),
    erasure,
  );
  const alone = customers.find(({ number }) => number === numbers.askedAlone)?.id ?? '';
  const { id: houseId, zone } = retailerOf('provedor');
  const claim = claimOf('POST /portal/erasure-requests');
  await askOwnErasure(platform, { kind: 'customer', borrowerId: alone, retailerId: houseId, zone, claim });
}

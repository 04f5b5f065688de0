import { maskCpf } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { cast, known, rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, cpfOf } from '../../borrowers/index.ts';
import { contractNumber, joinContract } from '../../contracts/index.ts';
import { printReceipts, TERMS_TODAY } from '../../documents/index.ts';
import { partiesOf } from '../../payments/index.ts';
import { checkStore, storeFact } from '../../retailers/index.ts';
import { productName } from '../catalogue/facts.ts';
import { contractDevices, deviceProducts } from '../tables.ts';

const d = contractDevices.row('d');

/** The term of the lock of a contract's device, to be read and signed. @throws Refusal DOCUMENT_NOT_FOUND. */
export async function renderConsent(platform: Platform, actor: Actor, contractId: string): Promise<Uint8Array> {
  const found = await rowOf(
    platform.db,
    select(
      {
        imei: d.imei,
        consentedAt: d.consentedAt,
        consentTerms: d.consentTerms,
        contractNumber: known(contractNumber),
        deviceName: cast(
          'text',
          sql`coalesce((select ${productName} from ${deviceProducts.sql} product_f where product_f.id = d.product_id), d.brand)`,
        ),
        borrower: borrowerFact(sql`d.borrower_id`),
        store: storeFact(actor.retailerId, sql`c.store_id`),
      },
      sql`from ${contractDevices.sql} d ${joinContract(sql`d.borrower_id`, sql`d.contract_id`)}
        where d.contract_id = ${contractId}::uuid and d.retailer_id = ${actor.retailerId}::uuid`,
    ),
  );
  if (!found?.borrower) refuse('DOCUMENT_NOT_FOUND');
  const { borrower, store, imei, deviceName, consentedAt, consentTerms } = found;
  const customer = { name: borrower.name, cpfMasked: maskCpf(cpfOf(platform.secrets, borrower)) };
  const parties = partiesOf({
    brand: platform.brand.name(),
    store: checkStore(store),
    operatorName: actor.name,
    customer,
  });
  return printReceipts([
    {
      kind: 'DEVICE_CONSENT',
      document: {
        ...parties,
        contractNumber: found.contractNumber,
        issuedAt: platform.clock.now().toISOString(),
        device: { name: deviceName, imei },
        consentedAt: consentedAt?.toISOString() ?? null,
        // What was signed before terms had a number are the first ones.
        terms: consentedAt === null ? TERMS_TODAY : (consentTerms ?? 1),
      },
    },
  ]);
}

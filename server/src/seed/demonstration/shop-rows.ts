import type { Platform } from '../../kernel/platform.ts';
import { completeCpf } from '../../modules/borrowers/index.ts';
import { addOperator } from '../../modules/identity/index.ts';
import { addRetailer, addStore, saveConfiguration, savePublicConfiguration } from '../../modules/retailers/index.ts';
import { operators, retailerOf, retailers } from './shops.ts';

/** The one password of all demonstration logins. */
export const demonstrationPassword = 'balcao2026';

/** Numbers that ring nowhere by intent: their subscriber part starts with zeros. */
const support = {
  customerWhatsapp: '+5592900009001',
  retailerWhatsapp: '+5592900009002',
  analystWhatsapp: '+5592900009003',
};

/** Retailers, stores, operators and configurations. */
export async function addShops(platform: Platform): Promise<void> {
  for (const { stores, key: _, ...retailer } of retailers) {
    await addRetailer(platform.db, retailer);
    for (const { key: _key, ...store } of stores) await addStore(platform.db, { ...store, retailerId: retailer.id });
  }
  // Hashing is the slow part of a first start: all at once it uses every core.
  await Promise.all(
    operators.map(({ retailerKey, cpfBase, ...operator }) =>
      addOperator(platform, {
        ...operator,
        retailerId: retailerOf(retailerKey).id,
        cpf: completeCpf(cpfBase),
        password: demonstrationPassword,
      }),
    ),
  );
  await saveConfiguration(platform, {}, { support });
  await saveConfiguration(
    platform,
    { retailerId: retailerOf('norte').id },
    { borrower: { highRecurrenceConfigs: { allowedBillDueDays: [5, 10, 15, 20, 25] } } },
  );
  await saveConfiguration(
    platform,
    { retailerId: retailerOf('sul').id },
    { flags: { localCashierSelector: true }, support: { ...support, retailerWhatsapp: '+5511900009002' } },
  );
  await savePublicConfiguration(platform, '*', { support: { retailerWhatsapp: support.retailerWhatsapp } });
}

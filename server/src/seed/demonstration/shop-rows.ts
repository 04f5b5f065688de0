import { addDays } from '@balcao/credit-math';
import { today } from '@balcao/contract';
import type { Platform } from '../../kernel/platform.ts';
import { asOperator } from '../../kernel/act/principal.ts';
import { addSeconds, DAY_SECONDS, setClock } from '../../kernel/clock.ts';
import { completeCpf } from '../../modules/borrowers/index.ts';
import { addOperators } from '../../modules/identity/index.ts';
import { addLocalHoliday } from '../../modules/network/index.ts';
import {
  addRetailer,
  addStore,
  enterLayer,
  saveConfiguration,
  savePublicConfiguration,
} from '../../modules/retailers/index.ts';
import { actorOf, claimOf } from './counter.ts';
import {
  type DemonstrationRetailer,
  formerOperator,
  operators,
  prospect,
  retailerOf,
  retailers,
  storeOf,
} from './shops.ts';

/** The one password of all demonstration logins. */
export const demonstrationPassword = 'balcao2026';

/** Numbers that ring nowhere by intent: their subscriber part starts with zeros. */
const support = {
  customerWhatsapp: '+5592900009001',
  customerPhone: '0800 000 9001',
  retailerWhatsapp: '+5592900009002',
  analystWhatsapp: '+5592900009003',
};

/** Of the lives that the demonstration tells, and of the plans that may be sold in it. */
async function addHolidays({ db, clock }: Platform, { stores, localHolidays }: DemonstrationRetailer): Promise<void> {
  const [place] = stores;
  if (!place) return;
  const now = clock.now();
  const thisYear = Number(today(undefined, now).slice(0, 4));
  for (let year = thisYear - 2; year <= thisYear + 4; year += 1) {
    for (const { monthDay, name, scope } of localHolidays) {
      const cityCode = scope === 'CITY' ? place.cityCode : null;
      const where = { scope, uf: place.uf, cityCode, retailerId: null, storeId: null };
      await addLocalHoliday(db, { ...where, day: `${year}-${monthDay}`, name }, now);
    }
  }
}

const isWithoutPixKey = (retailerKey: string, role: string) =>
  role.includes('analyst') || (retailerKey === 'norte' && (role === 'cashier' || role === 'manager'));

const newOperator = ({ retailerKey, cpfBase, ...operator }: (typeof operators)[number]) => ({
  ...operator,
  retailerId: retailerOf(retailerKey).id,
  cpf: completeCpf(cpfBase),
  password: demonstrationPassword,
  // Some have still to say where incentives are paid to.
  pixKey: isWithoutPixKey(retailerKey, operator.role) ? null : operator.phone,
});

const norteSettings = {
  application: { submitBiometry: true },
  borrower: { highRecurrenceConfigs: { allowedBillDueDays: [5, 10, 15, 20, 25] } },
  invoices: { isAllowed: true },
  serviceCentre: { isAllowed: true },
  flags: { reportsPage: true },
};

/** What Norte's analyst turned since, each with its reason: the newest can be undone. */
async function turnSettings(platform: Platform): Promise<void> {
  const norte = retailerOf('norte');
  const store = storeOf('centro').store;
  const now = platform.clock.now();
  const turn = async (daysAgo: number, said: { layer: object; storeId?: string; basedOn?: number; reason: string }) => {
    const { layer, storeId, basedOn = 0, reason } = said;
    const clock = setClock(addSeconds(now, -daysAgo * DAY_SECONDS));
    const actor = actorOf(norte, store, 'analyst', clock.now());
    const by = asOperator(actor, claimOf('POST /configurations/layers', reason));
    const place = storeId === undefined ? { scope: 'RETAILER' as const } : { scope: 'STORE' as const, storeId };
    await enterLayer({ ...platform, clock }, by, { ...place, document: { ...layer }, reason, basedOn });
  };
  const budgets = { budgets: { isAllowed: true } };
  await turn(21, { layer: { ...norteSettings, ...budgets }, reason: 'Vendedores treinados para a calculadora' });
  const campaign = { reportsPage: true, budgetCampaignEndsOn: addDays(today(undefined, now), 30) };
  const reason = 'Campanha de fim de mês: o último dia já fica combinado';
  await turn(6, { layer: { ...norteSettings, ...budgets, flags: campaign }, basedOn: 1, reason });
  const shown = { flags: { cashierLimitDisplay: true } };
  await turn(3, { layer: shown, storeId: store.id, reason: 'Clientes perguntam pelo limite ao pagar' });
}

/** Retailers, stores and their holidays, operators and configurations. */
export async function addShops(platform: Platform): Promise<void> {
  for (const { stores, localHolidays, key, ...retailer } of retailers) {
    await addRetailer(platform.db, retailer);
    for (const { key: _key, ...store } of stores) {
      await addStore(platform.db, { ...store, retailerId: retailer.id });
    }
    await addHolidays(platform, { stores, localHolidays, key, ...retailer });
  }
  await addRetailer(platform.db, prospect);
  await addOperators(platform, [...operators.map(newOperator), { ...newOperator(formerOperator), isActive: false }]);
  await saveConfiguration(platform, {}, { support });
  await saveConfiguration(platform, { retailerId: retailerOf('norte').id }, norteSettings);
  await turnSettings(platform);
  const shopping = storeOf('shopping');
  await saveConfiguration(
    platform,
    { retailerId: shopping.retailer.id, storeId: shopping.store.id },
    { smartphoneSale: { isAllowed: true } },
  );
  const deposito = storeOf('deposito');
  await saveConfiguration(
    platform,
    { retailerId: deposito.retailer.id, storeId: deposito.store.id },
    { transactionalCredit: { isAllowed: true } },
  );
  await saveConfiguration(
    platform,
    { retailerId: retailerOf('sul').id },
    {
      flags: { localCashierSelector: true, reportsPage: true },
      invoices: { isAllowed: true },
      support: { ...support, retailerWhatsapp: '+5511900009002' },
    },
  );
  const { customerWhatsapp, retailerWhatsapp } = support;
  await savePublicConfiguration(platform, '*', {
    support: { customerWhatsapp, retailerWhatsapp },
    featureFlags: { enableSSOLoginButton: true, enableBudgetsMenuButton: true },
    application: { showApplicationOnlineForPreApproved: true },
  });
  // The same server under another brand, where the browser calls it so.
  await savePublicConfiguration(platform, 'sul.localhost', {
    app: { name: 'Crédito Sul' },
    theme: { primary: '#7A1F5C' },
    support: { customerWhatsapp, retailerWhatsapp },
  });
}

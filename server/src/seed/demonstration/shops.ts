import type { Role } from '@balcao/contract';
import { fixedId } from './fixed-ids.ts';

export interface DemonstrationStore {
  key: StoreKey;
  id: string;
  name: string;
  cnpj: string;
  address: string;
  isActive: boolean;
  captureMethod: 'BY_CPF' | 'BY_QR_CODE';
  canReceivePayments: boolean;
}

/** A holiday of a state or a city, the same day every year: '09-05'. */
export interface LocalHoliday {
  monthDay: `${number}-${number}`;
  name: string;
}

export interface DemonstrationRetailer {
  key: RetailerKey;
  id: string;
  fantasyName: string;
  legalName: string;
  cnpj: string;
  zone: string;
  /** The provider's own house: its analyst enters what holds for every retailer. */
  isProvider?: true;
  /** Of the place of all its stores. */
  localHolidays: readonly LocalHoliday[];
  stores: readonly DemonstrationStore[];
}

export type RetailerKey = 'norte' | 'sul' | 'provedor';
export type StoreKey = 'centro' | 'shopping' | 'deposito' | 'mariana' | 'amaro';

const store = (number: number, key: StoreKey, name: string, cnpj: string, address: string): DemonstrationStore => ({
  key,
  id: fixedId('store', number),
  name,
  cnpj,
  address,
  isActive: true,
  captureMethod: 'BY_CPF',
  canReceivePayments: true,
});

const norteStores: DemonstrationStore[] = [
  store(1, 'centro', 'Loja Centro', '12NRT345000143', 'Av. Sete de Setembro, 1000, Centro, Manaus/AM'),
  {
    ...store(2, 'shopping', 'Loja Shopping', '12NRT345000224', 'Av. Coronel Teixeira, 2000, Ponta Negra, Manaus/AM'),
    captureMethod: 'BY_QR_CODE',
  },
  {
    ...store(3, 'deposito', 'Depósito', '12NRT345000305', 'Av. Torquato Tapajós, 3000, Flores, Manaus/AM'),
    canReceivePayments: false,
  },
];

const sulStores: DemonstrationStore[] = [
  store(4, 'mariana', 'Loja Vila Mariana', '12SUL678000138', 'Rua Domingos de Morais, 400, Vila Mariana, São Paulo/SP'),
  {
    ...store(5, 'amaro', 'Loja Santo Amaro', '12SUL678000219', 'Largo Treze de Maio, 50, Santo Amaro, São Paulo/SP'),
    isActive: false,
  },
];

/** Two retailers in two zones: one sells a bank's credit, the other its own. And the provider, who has no store. */
export const retailers: readonly DemonstrationRetailer[] = [
  {
    key: 'norte',
    id: fixedId('retailer', 1),
    fantasyName: 'Norte Móveis',
    legalName: 'Norte Móveis e Eletrodomésticos Ltda',
    cnpj: '12NRT345000143',
    zone: 'America/Manaus',
    localHolidays: [
      { monthDay: '09-05', name: 'Elevação do Amazonas a província' },
      { monthDay: '10-24', name: 'Aniversário de Manaus' },
      { monthDay: '12-08', name: 'Nossa Senhora da Conceição' },
    ],
    stores: norteStores,
  },
  {
    key: 'sul',
    id: fixedId('retailer', 2),
    fantasyName: 'Sul Calçados',
    legalName: 'Sul Calçados e Confecções Ltda',
    cnpj: '12SUL678000138',
    zone: 'America/Sao_Paulo',
    localHolidays: [
      { monthDay: '01-25', name: 'Aniversário de São Paulo' },
      { monthDay: '07-09', name: 'Revolução Constitucionalista' },
    ],
    stores: sulStores,
  },
  {
    key: 'provedor',
    id: fixedId('retailer', 3),
    fantasyName: 'Provedor de Crédito',
    legalName: 'Demonstração Provedora de Crédito Ltda',
    cnpj: '12PRV901000164',
    zone: 'America/Sao_Paulo',
    isProvider: true,
    localHolidays: [],
    stores: [],
  },
];

export function retailerOf(key: RetailerKey): DemonstrationRetailer {
  const found = retailers.find((one) => one.key === key);
  if (!found) throw new RangeError(`no retailer ${key}`);
  return found;
}

/** A store by key with its retailer. */
export function storeOf(key: StoreKey): { retailer: DemonstrationRetailer; store: DemonstrationStore } {
  for (const retailer of retailers) {
    const found = retailer.stores.find((one) => one.key === key);
    if (found) return { retailer, store: found };
  }
  throw new RangeError(`no store ${key}`);
}

export interface DemonstrationOperator {
  id: string;
  retailerKey: RetailerKey;
  storeId: string | null;
  name: string;
  /** First nine digits; the check digits are computed. */
  cpfBase: string;
  email: string;
  phone: string;
  role: Role;
  /** The password is good for choosing another one. */
  mustChangePassword: boolean;
}

/** E-mail name of each role. */
const posts: readonly [Role, string][] = [
  ['cashier', 'caixa'],
  ['manager', 'gerente'],
  ['attendant', 'atendente'],
  ['analyst', 'analista'],
  ['retailer_analyst', 'financeiro'],
  ['representative', 'representante'],
  ['promoter', 'promotor'],
];

const names: Readonly<Record<RetailerKey, readonly string[]>> = {
  norte: ['Ana Lima', 'Bruno Tavares', 'Carla Mendes', 'Davi Rocha', 'Elisa Prado', 'Fábio Nunes', 'Gisele Amorim'],
  sul: ['Hugo Martins', 'Inês Carvalho', 'João Braga', 'Karina Lopes', 'Lucas Vieira', 'Marta Freitas', 'Nelson Dias'],
  provedor: ['Olga Siqueira'],
};

const postsOf = ({ isProvider }: DemonstrationRetailer) =>
  isProvider ? posts.filter(([role]) => role === 'analyst') : posts;

/** One operator of each role for each retailer, and the provider's analyst. The finance analyst works for the retailer, not in a store. */
export const operators: readonly DemonstrationOperator[] = retailers.flatMap((retailer, shop) =>
  postsOf(retailer).map(([role, post], index): DemonstrationOperator => {
    const number = shop * posts.length + index + 1;
    return {
      id: fixedId('operator', number),
      retailerKey: retailer.key,
      storeId: role === 'retailer_analyst' ? null : (retailer.stores[0]?.id ?? null),
      name: names[retailer.key][index] ?? role,
      cpfBase: String(800_000_000 + number * 1_000 + shop),
      email: `${post}@${retailer.key}.example`,
      phone: `+55${shop === 0 ? 92 : 11}90000${String(5_000 + number)}`,
      role,
      mustChangePassword: retailer.key === 'sul' && role === 'promoter',
    };
  }),
);

/** The operator of a role at a retailer. */
export function operatorOf(retailerKey: RetailerKey, role: Role): DemonstrationOperator {
  const found = operators.find((one) => one.retailerKey === retailerKey && one.role === role);
  if (!found) throw new RangeError(`no ${role} at ${retailerKey}`);
  return found;
}

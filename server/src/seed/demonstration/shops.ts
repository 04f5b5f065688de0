import type { Role, Uf } from '@balcao/contract';
import { fixedId } from './fixed-ids.ts';

interface Address {
  cep: string;
  street: string;
  number: string;
  district: string;
  city: string;
  cityCode: number;
  uf: Uf;
}

export interface DemonstrationStore extends Address {
  key: StoreKey;
  id: string;
  name: string;
  cnpj: string;
  /** One line, as receipts print it. */
  address: string;
  phone: string;
  isActive: boolean;
  captureMethod: 'BY_CPF' | 'BY_QR_CODE';
  canReceivePayments: boolean;
}

/** A holiday of a state or a city, the same day every year: '09-05'. */
export interface LocalHoliday {
  monthDay: `${number}-${number}`;
  name: string;
  scope: 'STATE' | 'CITY';
}

export interface DemonstrationRetailer {
  key: RetailerKey;
  id: string;
  fantasyName: string;
  legalName: string;
  cnpj: string;
  zone: string;
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  /** The provider's own house: its analyst enters what holds for every retailer. */
  isProvider?: true;
  /** Of the place of all its stores. */
  localHolidays: readonly LocalHoliday[];
  stores: readonly DemonstrationStore[];
}

export type RetailerKey = 'norte' | 'sul' | 'provedor';
export type StoreKey = 'centro' | 'shopping' | 'deposito' | 'mariana' | 'amaro';

const cities = {
  Manaus: { city: 'Manaus', cityCode: 1_302_603, uf: 'AM' },
  'São Paulo': { city: 'São Paulo', cityCode: 3_550_308, uf: 'SP' },
} as const;

/** 'Av. Sete de Setembro, 1000, Centro' of a city, with its CEP. */
function addressOf(line: string, city: keyof typeof cities, cep: string): Address & { address: string } {
  const [street = '', number = '', district = ''] = line.split(', ');
  return { cep, street, number, district, ...cities[city], address: `${line}, ${city}/${cities[city].uf}` };
}

const store = (
  number: number,
  key: StoreKey,
  [name, cnpj]: readonly [string, string],
  address: ReturnType<typeof addressOf>,
): DemonstrationStore => ({
  key,
  id: fixedId('store', number),
  name,
  cnpj,
  ...address,
  phone: `${address.uf === 'AM' ? '+5592' : '+5511'}3000000${number}`,
  isActive: true,
  captureMethod: 'BY_CPF',
  canReceivePayments: true,
});

const norteStores: DemonstrationStore[] = [
  store(
    1,
    'centro',
    ['Loja Centro', '12NRT345000143'],
    addressOf('Av. Sete de Setembro, 1000, Centro', 'Manaus', '69005140'),
  ),
  {
    ...store(
      2,
      'shopping',
      ['Loja Shopping', '12NRT345000224'],
      addressOf('Av. Coronel Teixeira, 2000, Ponta Negra', 'Manaus', '69037000'),
    ),
    captureMethod: 'BY_QR_CODE',
  },
  {
    ...store(
      3,
      'deposito',
      ['Depósito', '12NRT345000305'],
      addressOf('Av. Torquato Tapajós, 3000, Flores', 'Manaus', '69093018'),
    ),
    canReceivePayments: false,
  },
];

const sulStores: DemonstrationStore[] = [
  {
    ...store(
      4,
      'mariana',
      ['Loja Vila Mariana', '12SUL678000138'],
      addressOf('Rua Domingos de Morais, 400, Vila Mariana', 'São Paulo', '04010100'),
    ),
    captureMethod: 'BY_QR_CODE',
  },
  {
    ...store(
      5,
      'amaro',
      ['Loja Santo Amaro', '12SUL678000219'],
      addressOf('Largo Treze de Maio, 50, Santo Amaro', 'São Paulo', '04751000'),
    ),
    isActive: false,
  },
];

/** One that was entered and may not sell yet: it has no store and nobody works there. */
export const prospect = {
  id: fixedId('retailer', 4),
  fantasyName: 'Leste Eletro',
  legalName: 'Leste Eletrodomésticos Ltda',
  cnpj: '12LST234000150',
  zone: 'America/Manaus',
} as const;

/** Two retailers in two zones: one sells a bank's credit, the other its own. And the provider, who has no store. */
export const retailers: readonly DemonstrationRetailer[] = [
  {
    key: 'norte',
    id: fixedId('retailer', 1),
    fantasyName: 'Norte Móveis',
    legalName: 'Norte Móveis e Eletrodomésticos Ltda',
    cnpj: '12NRT345000143',
    zone: 'America/Manaus',
    contactName: 'Helena Prado',
    contactEmail: 'contato@norte.example',
    contactPhone: '+559230000090',
    localHolidays: [
      { monthDay: '09-05', name: 'Elevação do Amazonas a província', scope: 'STATE' },
      { monthDay: '10-24', name: 'Aniversário de Manaus', scope: 'CITY' },
      { monthDay: '12-08', name: 'Nossa Senhora da Conceição', scope: 'CITY' },
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
    contactName: 'Otávio Reis',
    contactEmail: 'contato@sul.example',
    contactPhone: '+551130000090',
    localHolidays: [
      { monthDay: '01-25', name: 'Aniversário de São Paulo', scope: 'CITY' },
      { monthDay: '07-09', name: 'Revolução Constitucionalista', scope: 'STATE' },
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
    contactName: null,
    contactEmail: null,
    contactPhone: null,
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

/** Two: what one asked for above a policy the other approves. */
const providerPosts: typeof posts = [
  ['analyst', 'analista'],
  ['analyst', 'analista2'],
];

const names: Readonly<Record<RetailerKey, readonly string[]>> = {
  norte: ['Ana Lima', 'Bruno Tavares', 'Carla Mendes', 'Davi Rocha', 'Elisa Prado', 'Fábio Nunes', 'Gisele Amorim'],
  sul: ['Hugo Martins', 'Inês Carvalho', 'João Braga', 'Karina Lopes', 'Lucas Vieira', 'Marta Freitas', 'Nelson Dias'],
  provedor: ['Olga Siqueira', 'Paulo Teixeira'],
};

const postsOf = ({ isProvider }: DemonstrationRetailer) => (isProvider ? providerPosts : posts);

/** One operator of each role for each retailer, and the provider's analysts. The finance analyst works for the retailer, not in a store. */
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

/** Somebody who works there no more: the sign-in says that the access is blocked. */
export const formerOperator: DemonstrationOperator = {
  ...operatorOf('norte', 'cashier'),
  id: fixedId('operator', 90),
  name: 'Caio Bezerra',
  cpfBase: '800090000',
  email: 'desligado@norte.example',
  phone: '+5592900005090',
};

import { formatCpf } from '@balcao/contract';
import { customers } from './seed-demonstration.ts';
import { demonstrationPassword } from './shop-rows.ts';
import {
  type DemonstrationOperator,
  type DemonstrationRetailer,
  formerOperator,
  operators,
  retailers,
  storeOf,
} from './shops.ts';

const roleNames = {
  cashier: 'caixa',
  manager: 'gerente',
  attendant: 'atendente',
  analyst: 'analista',
  retailer_analyst: 'analista do varejista',
  representative: 'representante',
  promoter: 'promotor',
} as const;

/** Logins and CPFs of the demonstration, for tests and pages that list them. */
export const demonstration = {
  password: demonstrationPassword,
  logins: operators.map(({ email, name, role, retailerKey }) => ({ email, name, role, retailer: retailerKey })),
  customers: customers.map(({ id, cpf, name, shows }) => ({ id, cpf, name, shows })),
} as const;

const storeNames = ({ stores }: DemonstrationRetailer) =>
  stores.map(({ name, isActive }) => (isActive ? name : `${name}, inativa`)).join('; ');
const shopLine = (retailer: DemonstrationRetailer) =>
  `  ${retailer.fantasyName} (${retailer.isProvider ? 'provedor, sem loja' : storeNames(retailer)})`;

const loginLine = ({ email, role }: DemonstrationOperator) => `    ${email.padEnd(30)} ${roleNames[role]}`;

const loginLines = retailers.flatMap((retailer) =>
  [shopLine(retailer)].concat(operators.filter((one) => one.retailerKey === retailer.key).map(loginLine)),
);

/** What to sign in with and whom to look up, in Portuguese, as the start prints it. */
export function demonstrationGuide(): string {
  return [
    `Demonstração: senha de todos os acessos "${demonstrationPassword}"`,
    ...loginLines,
    `    ${formerOperator.email.padEnd(30)} acesso bloqueado, em Norte`,
    '',
    `Calculadora de um visitante: /calculadora?loja=${storeOf('centro').store.id} (o código chega em /inbox)`,
    '',
    'Como cada loja de Norte vende: Loja Centro por código; Loja Shopping por validação facial, com parcelas quinzenais;',
    '  Depósito por ligação de um analista, que atende em /ligacoes, e com os juros pagos pela loja para quem paga em dia.',
    'Sul Calçados vende no crédito da própria loja: o contrato de compra e venda se imprime na compra finalizada.',
    '',
    'Clientes (pessoas inventadas):',
    ...customers.map(({ cpf, name, shows }) => `  ${formatCpf(cpf)}  ${name.padEnd(26)} ${shows}`),
    '',
  ].join('\n');
}

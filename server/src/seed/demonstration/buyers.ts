import { completeCpf } from '../../modules/borrowers/index.ts';
import { customer, type DemonstrationCustomer, granted, type Purchase } from './customers.ts';

const bought = (facts: Partial<Purchase> & Pick<Purchase, 'daysAgo' | 'cents' | 'count'>): Purchase => ({
  store: 'centro',
  paid: [],
  ...facts,
});

const onTime = [{ daysFromDue: 0 }];

/** Customers who can buy, and what their past purchases and payments show. */
const upToDate: DemonstrationCustomer[] = [
  customer(1, {
    name: 'Conceição Araújo',
    evaluation: { store: 'deposito', daysAgo: 1, cents: 155_000 },
    shows: 'primeira compra, limite de R$ 3.000,00; Super Compra em análise no Depósito',
  }),
  customer(2, {
    name: 'Raimundo Nonato Silva',
    purchases: [bought({ daysAgo: 75, cents: 89_990, count: 6, paid: onTime })],
    shows: 'em dia: parcelas pagas e a vencer',
  }),
  customer(3, {
    name: 'Francisca das Chagas Lima',
    asksLimit: { cents: 450_000, reason: 'Renda comprovada por holerite' },
    purchases: [
      bought({
        daysAgo: 100,
        cents: 149_900,
        count: 8,
        paid: [
          { daysAfterPurchase: 27, count: 1 },
          { daysAfterPurchase: 55, count: 2 },
          { daysAfterPurchase: 88, count: 2 },
        ],
      }),
    ],
    evaluation: { store: 'deposito', daysAgo: 1, cents: 90_000 },
    shows: 'antecipa parcelas, com desconto; Super Compra de até R$ 900,00 no Depósito',
  }),
  customer(4, {
    name: 'Aldenora Batista',
    face: 28,
    purchases: [bought({ daysAgo: 160, cents: 120_000, count: 8, paid: [{ daysFromDue: 6 }] })],
    shows: 'pagou sempre com atraso, mas está em dia',
  }),
  customer(5, {
    name: 'Palmira Rocha',
    limit: [
      { daysAgo: 420, cents: 100_000, reason: 'Limite inicial' },
      { daysAgo: 240, cents: 400_000, reason: 'Aumento por histórico de pagamento' },
      { daysAgo: 60, cents: 800_000, reason: 'Aumento por histórico de pagamento' },
    ],
    purchases: [bought({ daysAgo: 230, cents: 75_000, count: 5, paid: onTime })],
    shows: 'contrato quitado, limite aumentado até R$ 8.000,00',
  }),
  customer(6, {
    name: 'Nair Cavalcante',
    purchases: [bought({ daysAgo: 5, cents: 64_900, count: 4 })],
    paysBoletoShort: true,
    shows: 'comprou há 5 dias: pagou R$ 100,00 de um boleto maior, que espera; taxa de utilização com a 1ª parcela',
  }),
  customer(7, {
    name: 'Heitor Brandão',
    limit: granted(200_000),
    purchases: [bought({ daysAgo: 12, cents: 200_000, count: 10 })],
    shows: 'limite todo usado',
  }),
  customer(8, {
    name: 'Zilda Monteiro',
    limit: granted(15_000),
    evaluation: { store: 'deposito', daysAgo: 1, cents: 50_000 },
    shows: 'limite pequeno, R$ 150,00; Super Compra negada no Depósito',
  }),
];

const fixedDay: DemonstrationCustomer[] = [
  customer(9, {
    name: 'Benedita Sales',
    face: 31,
    billDueDay: 10,
    purchases: [bought({ daysAgo: 80, cents: 99_900, count: 6, paid: onTime })],
    shows: 'Leve, vence todo dia 10',
  }),
  customer(10, {
    name: 'Tadeu Barreto',
    billDueDay: 25,
    limit: granted(1_200_000),
    evaluation: { daysAgo: 1, cents: 90_000, isForDevice: true },
    leavesDevice: true,
    shows: 'Leve, vence todo dia 25, primeira compra, limite de R$ 12.000,00; crédito para celular na Loja Shopping',
  }),
];

const late: DemonstrationCustomer[] = [
  customer(11, {
    name: 'José Ribamar Costa',
    face: 30,
    purchases: [bought({ daysAgo: 38, cents: 45_000, count: 5 })],
    shows: 'uma parcela atrasada há uma semana: limite bloqueado',
  }),
  customer(12, {
    name: 'Maria do Socorro Pinto',
    face: 33,
    purchases: [
      bought({ daysAgo: 105, cents: 110_000, count: 6, paid: [{ daysFromDue: 0, upTo: 1 }] }),
      bought({ daysAgo: 50, cents: 35_990, count: 4 }),
    ],
    shows: 'dois contratos com parcelas pagas, em atraso e a vencer, e taxa em aberto',
  }),
  customer(13, {
    name: 'Antônio Evandro Reis',
    face: 34,
    limit: granted(500_000),
    purchases: [bought({ daysAgo: 190, cents: 240_000, count: 10, paid: [{ daysFromDue: 2, upTo: 1 }] })],
    shows: 'cinco parcelas atrasadas, a mais antiga há quatro meses',
  }),
];

const elsewhere: DemonstrationCustomer[] = [
  customer(14, {
    name: 'Dalva Siqueira',
    face: 36,
    purchases: [bought({ store: 'shopping', daysAgo: 40, cents: 60_000, count: 6, paid: onTime })],
    shows: 'parcelas quinzenais, da Loja Shopping',
  }),
  customer(15, {
    name: 'Osmar Queiroz',
    // Of this CPF the embedded bureau says the best: the calculator raises the limit.
    cpf: completeCpf('000109502'),
    limit: granted(280_000),
    purchases: [
      bought({ daysAgo: 95, cents: 130_000, count: 6, paid: onTime }),
      bought({ store: 'mariana', daysAgo: 45, cents: 39_900, count: 3, paid: onTime }),
    ],
    shows: 'compras nos dois varejistas com o mesmo limite; a calculadora o aumenta por um dia, em um deles',
  }),
  customer(16, {
    name: 'Vera Lúcia Campos',
    purchases: [bought({ store: 'mariana', daysAgo: 70, cents: 52_000, count: 5, paid: onTime })],
    shows: 'crédito da própria loja (Sul): sem IOF e sem taxa',
  }),
  customer(17, {
    name: 'Ivo Salgado',
    purchases: [bought({ store: 'mariana', daysAgo: 48, cents: 28_000, count: 4 })],
    shows: 'atrasado no crédito da própria loja: multa e mora, sem juros do contrato',
  }),
];

/** Sold by the attendant of Norte, lately: what the own performance shows. */
const lately: DemonstrationCustomer[] = [
  customer(33, {
    name: 'Iracema Bentes',
    face: 41,
    purchases: [bought({ daysAgo: 2, cents: 45_900, count: 4 })],
    shows: 'comprou há 2 dias, com a atendente',
  }),
  customer(36, {
    name: 'Waldir Pantoja',
    face: 37,
    purchases: [bought({ daysAgo: 9, cents: 72_000, count: 6 })],
    shows: 'comprou há 9 dias, com a atendente',
  }),
];

const hardToReach: DemonstrationCustomer[] = [
  customer(31, {
    name: 'Marlene Fontoura',
    face: 44,
    phone: '+5592900008001',
    shows: 'telefone que recusa SMS: o código chega por Whatsapp',
  }),
  customer(32, {
    name: 'Dionísio Pacheco',
    face: 48,
    phone: '+5592900008002',
    shows: 'telefone que recusa SMS e Whatsapp: o código chega por chamada',
  }),
];

export const buyers: readonly DemonstrationCustomer[] = [
  ...upToDate,
  ...fixedDay,
  ...late,
  ...elsewhere,
  ...lately,
  ...hardToReach,
];

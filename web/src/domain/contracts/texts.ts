import { formatReais } from '../money/format-reais.ts';
import type { Proposal } from './offer.ts';

type Plan = Pick<Proposal, 'numberOfInstallments' | 'installmentValue'>;

/** '6x de R$ 197,28'. The total and the CET always stand beside it. */
export function planText({ numberOfInstallments, installmentValue }: Plan): string {
  return `${numberOfInstallments}x de ${formatReais(installmentValue)}`;
}

/** What a rate is of, by how often the plan is paid. */
export const ratePeriods = { WEEKLY: 'por semana', BIWEEKLY: 'por quinzena', MONTHLY: 'a.m.' } as const;

/** The ways to pay. */
export const texts = {
  heading: 'Opções de parcelamento',
  biweeklyHeading: 'Parcelamento quinzenal',
  keys: { move: 'mover', space: 'Espaço', choose: 'escolher', enter: 'Enter', accept: 'aceitar' },
  plan: 'Parcelas',
  interest: 'Juros',
  cet: 'CET',
  total: 'Total',
  accept: 'Aceitar',
  lastOf: (value: string) => `última de ${value}`,
  perYear: (rate: string) => `${rate} a.a.`,
  inRow: { interest: 'juros', cet: 'CET', total: 'total' },
} as const;

/** The keys of the list, in the keyboard map. */
export const keyTexts = {
  move: 'Mover entre as opções de parcelamento',
  ends: 'Primeira e última opção',
  choose: 'Escolher a opção, ou desfazer a escolha',
  accept: 'Aceitar a opção',
  cancel: 'Desistir da opção escolhida',
} as const;

/** What a customer signed. */
export const paperTexts = {
  instrument: 'Imprimir CCB',
  saleContract: 'Imprimir contrato',
  terms: 'Imprimir termo de ciência',
} as const;

/** The boleto of a customer's next installment. */
export const invoiceTexts = {
  print: 'Imprimir próximo boleto',
  making: 'Gerando boleto...',
  open: 'Abrir o boleto',
  made: 'Boleto criado com sucesso!',
  noInstallments: 'Não existem parcelas pendentes.',
  failed: 'Erro ao criar boleto. Tente novamente!',
} as const;

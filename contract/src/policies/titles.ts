import type { PolicyKind, PolicyVariant } from './kinds.ts';
import { lenderNames } from './documents.ts';

interface KindTitles<V extends string> {
  title: string;
  /** What it decides, in a line. */
  about: string;
  variants: Readonly<Record<V, string>>;
}

const alone = { STANDARD: 'Padrão' } as const;
const products = { SUPER_PURCHASE: 'Super Compra', SMARTPHONE_SALE: 'Venda de celular' } as const;

/** How people know the kinds of policy, in the order in which they are listed. */
export const policyTitles: { readonly [K in PolicyKind]: KindTitles<PolicyVariant<K>> } = {
  pricing: {
    title: 'Preços',
    about: 'Juros, tarifas e planos de uma compra',
    variants: { STANDARD: 'Compra comum', ...products, INTEREST_PAID_BY_RETAILER: 'Juros pagos pelo varejista' },
  },
  'lending-rule': {
    title: 'Regras de quem empresta',
    about: 'O que a lei permite a cada tipo de credor',
    variants: lenderNames,
  },
  iof: { title: 'IOF', about: 'Alíquotas do imposto sobre o crédito', variants: alone },
  renegotiation: { title: 'Renegociação', about: 'Acordos sobre parcelas em atraso', variants: alone },
  waiver: { title: 'Dispensa no caixa', about: 'Quanto se dispensa de um pagamento atrasado', variants: alone },
  'coupon-campaign': {
    title: 'Cupons',
    about: 'Quem ganha desconto, e quanto',
    variants: { PAID_PURCHASE: 'Compra quitada', REGISTRATION: 'Cadastro' },
  },
  evaluation: { title: 'Crédito extra', about: 'Quanto se concede além do limite', variants: products },
  'incentive-rule': {
    title: 'Incentivos',
    about: 'O que a equipe ganha',
    variants: { SALE: 'Venda', REGISTRATION: 'Cadastro' },
  },
  credit: {
    title: 'Política de crédito',
    about: 'Quem recebe crédito, e quanto',
    variants: { STANDARD: 'Campeã', CHALLENGER: 'Desafiante' },
  },
  limits: { title: 'Limites', about: 'Quanto limite, e quando se bloqueia', variants: alone },
  'limit-changes': {
    title: 'Mudanças de limite',
    about: 'O que um analista muda sem uma segunda pessoa',
    variants: alone,
  },
  settlement: { title: 'Repasses', about: 'Quando o varejista recebe o que vendeu', variants: alone },
  accounting: {
    title: 'Contabilidade',
    about: 'Provisões, baixas e tributos sobre a receita de quem empresta',
    variants: { FINANCIAL_INSTITUTION: 'Livros do provedor' },
  },
  'budget-increase': {
    title: 'Aumento na calculadora',
    about: 'Quanto limite a calculadora de parcelas acrescenta, por um dia',
    variants: alone,
  },
  'correction-index': {
    title: 'Correção monetária',
    about: 'Índice do que se devolve por defeito',
    variants: alone,
  },
};

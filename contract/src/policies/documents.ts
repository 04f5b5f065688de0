import { z } from 'zod';
import {
  cents,
  count,
  month,
  named,
  oneOf,
  positiveCents,
  positiveShare,
  rate,
  share,
  variation,
  words,
  yesOrNo,
} from './fields.ts';

export const lenderTypes = ['STORE_OWN', 'FINANCIAL_INSTITUTION'] as const;
export const lenderNames = { STORE_OWN: 'A própria loja', FINANCIAL_INSTITUTION: 'Instituição financeira' } as const;

const plan = z.object({
  dueDateRule: named(
    'Vencimentos',
    oneOf({ WEEKLY: 'A cada 7 dias', BIWEEKLY: 'A cada 14 dias', MONTHLY: 'Todo mês' }),
  ),
  /** A month of 30 days. */
  rateMonthly: named('Juros ao mês', rate),
  counts: named(
    'Quantidades de parcelas',
    z.array(count(1, 48)).min(1, { error: 'Informe ao menos uma quantidade de parcelas' }),
  ),
});

/** How a product is priced and charged. Rates are fractions a month of 30 days. */
export const pricingDocument = z.object({
  lenderType: named('Quem empresta', oneOf(lenderNames)),
  lenderName: named('Nome de quem empresta', words(200)),
  lenderCnpj: named('CNPJ de quem empresta', words(18).min(14, { error: 'Informe o CNPJ com 14 caracteres' })),
  minimumPurchaseCents: named('Compra mínima', cents),
  minimumFirstPurchaseCents: named('Primeira compra mínima', cents),
  minimumInstallmentCents: named('Parcela mínima', cents),
  /** Usage fee, part of the purchase value, where the lending rule lets it be charged; in the CET with the first installment. */
  customerFeeRate: named('Taxa de utilização, parte da compra', rate),
  customerFeeMinimumCents: named('Taxa de utilização mínima', cents),
  /** What the retailer pays to the provider on each sale. */
  mdrRate: named('Desconto do varejista por venda (MDR)', rate),
  /** What the law allows at most is in the lending rule of the lender. */
  lateFineRate: named('Multa por atraso', rate),
  lateInterestMonthlyRate: named('Juros de mora ao mês', rate),
  /** At least two days (CDC art. 54-B par. 1 II). Plans that fall due within them are not offered. */
  offerValidDays: named('Dias de validade da oferta', count(2, 365)),
  /** 'Leve': the first due date is the bill day at least this many days after the purchase. */
  leveMinimumDays: named('Leve: dias até o primeiro vencimento', count(1, 60)),
  authorizationStrategy: named(
    'Como o cliente autoriza',
    oneOf({
      BORROWER_SMS: 'Código por SMS',
      ANALYST_VERIFICATION: 'Ligação de um analista',
      LIVENESS: 'Reconhecimento facial',
      LIVENESS_WITH_ANALYST: 'Reconhecimento facial ou ligação de um analista',
    }),
  ),
  plans: named('Planos', z.array(plan).min(1, { error: 'Informe ao menos um plano' })),
});

/** What the law allows a kind of lender. Rates are fractions a month; a ceiling of null is none. */
export const lendingRuleDocument = z.object({
  maxRateMonthly: named('Teto de juros ao mês', rate.nullable(), 'sem teto'),
  /** Of the CET as it is printed, usage fee and rounding included; interest of 365 days alone must stay within it too. */
  maxRateAnnual: named('Teto do CET ao ano', rate.nullable(), 'sem teto'),
  hasIof: named('Cobra IOF', yesOrNo),
  chargesContractRateWhenLate: named('Juros do contrato nos dias de atraso', yesOrNo),
  maxLateFineRate: named('Teto da multa por atraso', rate),
  maxLateInterestMonthlyRate: named('Teto dos juros de mora ao mês', rate),
  instrument: named(
    'Documento que o cliente assina',
    oneOf({ CCB: 'Cédula de crédito bancário', SALE_CONTRACT: 'Contrato de venda a prazo' }),
  ),
  /** What lets this lender charge a usage fee on a purchase; without it none is charged. */
  usageFeeSource: named('Fonte que permite a taxa de utilização', words(500).optional(), 'não permite'),
  /** Who bears the IOF of days after a due date: the customer, or the lender. */
  lateIof: named('Quem paga o IOF dos dias de atraso', oneOf({ CHARGE: 'O cliente', ABSORB: 'Quem empresta' })),
  /** The law it follows from. */
  source: named('Lei de que decorre', words(500)),
});

/** Tax on credit operations; rates are fractions, the daily one a day. */
export const iofDocument = z.object({
  dailyRate: named('Alíquota ao dia', rate),
  additionalRate: named('Alíquota adicional', rate),
  capDays: named('Dias tributados no máximo', count(1, 3_650)),
  source: named('Lei de que decorre', words(500)),
});

/** What agreements on late debts may be. Rates are fractions, of a month of 30 days. */
export const renegotiationDocument = z.object({
  /** A contract may be renegotiated when an installment is overdue for so many days. */
  minimumDaysLate: named('Dias de atraso para renegociar', count(1, 3_650)),
  /** Taken off the late charges, by the days that the oldest installment is late: the highest step reached counts. */
  discounts: named(
    'Descontos nos encargos',
    z.array(
      z.object({
        fromDaysLate: named('A partir de dias de atraso', count(1, 3_650)),
        chargesDiscountRate: named('Desconto', share),
      }),
    ),
  ),
  counts: named(
    'Quantidades de pagamentos',
    z.array(count(1, 60)).min(1, { error: 'Informe ao menos uma quantidade de pagamentos' }),
  ),
  rateMonthly: named('Juros ao mês', rate),
  /** An option with smaller payments is not offered; paying all at once always is. */
  minimumPaymentCents: named('Pagamento mínimo', cents),
  /** Part of the agreed value that is paid on the day of the agreement. */
  downPaymentRate: named(
    'Entrada',
    rate.refine((text) => Number(text) < 1, { error: 'Informe menos que 100 % (a fração 1)' }).optional(),
    'sem entrada',
  ),
  firstDueInDays: named('Dias até o primeiro pagamento', count(1, 60)),
  breakAfterDaysLate: named('Dias de atraso que desfazem o acordo', count(1, 3_650)),
  lateFineRate: named('Multa por atraso', rate),
  lateInterestMonthlyRate: named('Juros de mora ao mês', rate),
});

/** How much of a payment two persons at the till may forgive; the tighter of the provider's and the retailer's counts. */
export const waiverDocument = z.object({
  /** Part of the fine, the late interest and the interest of late days of one payment. */
  chargesShare: named('Parte dos encargos por atraso', share),
  /** Part of the usage fees that go along. */
  feesShare: named('Parte da taxa de utilização', share),
  /** The most of both, of one payment. */
  maximumCents: named('No máximo por recebimento', positiveCents.nullable(), 'sem máximo'),
});

/** Who gets a coupon: a fraction of the purchase value, or an amount. */
export const couponCampaignDocument = z.object({
  percent: named('Parte da compra', positiveShare.nullable(), 'não é percentual'),
  monetaryCents: named('Valor do cupom', positiveCents.nullable(), 'não é valor fixo'),
  minimumPurchaseCents: named('Compra mínima', cents),
  maximumDiscountCents: named('Desconto máximo', positiveCents.nullable(), 'sem máximo'),
  validityDays: named('Dias de validade', count(0, 3_650)),
  fundedBy: named('Quem paga o desconto', oneOf({ PROVIDER: 'O provedor', RETAILER: 'O varejista' })),
});

/** How much extra credit an evaluation may grant. */
export const evaluationDocument = z.object({
  /** Part of the customer's total limit that may be granted on top of it. */
  limitShare: named(
    'Parte do limite total',
    rate.refine((text) => Number(text) > 0, { error: 'Informe mais que zero' }),
  ),
  minimumCents: named('Mínimo', positiveCents),
  maximumCents: named('Máximo', positiveCents),
  validDays: named('Dias de validade', count(1, 365)),
  /** Days after one was used before another is granted. */
  restDays: named('Dias de espera depois de usar', count(0, 3_650)),
  /** Asked for more than this, an analyst decides; null: never. */
  reviewAboveCents: named('Acima disto um analista decide', positiveCents.nullable(), 'nunca'),
});

/** What an operator earns on a sale or a registration: a fraction of the sale, or a fixed amount. */
export const incentiveRuleDocument = z.object({
  kind: named('Como se calcula', oneOf({ PERCENTAGE: 'Percentual da venda', FIXED_VALUE: 'Valor fixo' })),
  rate: named('Parte da venda', positiveShare.nullable(), 'não é percentual'),
  valueCents: named('Valor', positiveCents.nullable(), 'não é valor fixo'),
  category: named(
    'Categoria',
    oneOf({ bronze: 'Bronze', silver: 'Prata', gold: 'Ouro', diamond: 'Diamante', same_day: 'Ouro, no mesmo dia' }),
  ),
});

/** A price index, for what is given back of defective goods: all months since the oldest payment that may be given back. */
export const correctionIndexDocument = z.object({
  /** As the customer's paper names it. */
  index: named('Nome do índice', words(60)),
  /** Every published month, the oldest first. */
  months: named(
    'Meses publicados',
    z
      .array(z.object({ month: named('Mês', month), rate: named('Variação', variation) }))
      .min(1, { error: 'Informe ao menos um mês' })
      .max(600, { error: 'Informe no máximo 600 meses' }),
  ),
  /** Who publishes it. */
  source: named('Quem publica', words(500)),
});

/** A rate in place of the law's, of every tax that is named. */
const revenueTaxRow = z.object({
  tax: named('Tributo', oneOf({ PIS: 'PIS', COFINS: 'COFINS', IBS_CBS: 'IBS e CBS', ISS: 'ISS' })),
  revenue: named(
    'Sobre',
    oneOf({ ALL: 'Toda a receita', SERVICES: 'MDR e tarifas', CREDIT: 'Receita sem MDR e tarifas' }),
  ),
  from: named('Do mês', month),
  until: named('Até o mês', month.nullable(), 'sem fim'),
  rate: named('Alíquota', share),
  source: named('Norma', words(200)),
});

/** What a lender sets aside for its loans, when it writes them off, and what it owes of its revenue. Rates are fractions. */
export const accountingDocument = z.object({
  /** Of a debt that is not doubtful, by the days it is late: the first step that reaches it counts. */
  lateSteps: named(
    'Provisão por dias de atraso',
    z
      .array(z.object({ upToDaysLate: named('Até dias de atraso', count(0, 90)), rate: named('Provisão', share) }))
      .min(1, { error: 'Informe ao menos uma faixa' }),
  ),
  doubtfulRate: named('Provisão do problemático que não está inadimplido', share),
  additionalRate: named('Perda adicional do inadimplido', share),
  /** By calendar months since the month of default; the last one for all after it. */
  incurredSteps: named(
    'Perda incorrida por mês de inadimplência',
    z.array(z.object({ rate: named('Perda incorrida', share) })).min(1, { error: 'Informe ao menos um mês' }),
  ),
  writeOffAfterDays: named('Baixa para prejuízo após dias de atraso', count(91, 3_650).nullable(), 'não baixa'),
  /** Whose rates of the law hold. */
  taxRegime: named(
    'Tributos sobre a receita',
    oneOf({
      FINANCIAL_INSTITUTION: 'Instituição financeira',
      CUMULATIVE: 'Outro credor, regime cumulativo',
      NON_CUMULATIVE: 'Outro credor, regime não cumulativo',
    }).optional(),
    'instituição financeira',
  ),
  /** As long as the law knows the tax: PIS and COFINS end with 2026. */
  pisRate: named('PIS sobre a receita', share.optional(), 'a da lei'),
  cofinsRate: named('COFINS sobre a receita', share.optional(), 'a da lei'),
  revenueTaxes: named('Alíquotas no lugar das da lei', z.array(revenueTaxRow).max(60).optional(), 'as da lei'),
  source: named('Norma de que decorre', words(500)),
});

/** When a retailer gets what its sales bring, and what it may have sooner. */
export const settlementDocument = z.object({
  rule: named(
    'Como se conta o prazo',
    oneOf({ BUSINESS_DAYS: 'Dias úteis bancários', CALENDAR_DAYS: 'Dias corridos, até o próximo dia útil' }),
  ),
  days: named('Dias até o repasse', count(1, 90)),
  /** Taken off what is paid sooner, by the days that are gained; without it nothing is. */
  anticipationRateMonthly: named('Taxa de antecipação ao mês', rate.nullable(), 'não antecipa'),
  /** Billings that were not paid in time come off what is paid, as the contract with the retailer says. */
  setsOffBillings: named('Desconta do repasse as cobranças vencidas', yesOrNo.optional(), 'não desconta'),
  /** Where files to the bank pay by TED, or within the bank; without it by Pix to the CNPJ: '341 1234 56789-0', '001 1234-5 12345-X'. */
  account: named(
    'Conta do repasse (banco, agência e conta)',
    z
      .string()
      .trim()
      .regex(/^\d{3} \d{1,5}(?:-[\dX])? \d{1,12}-[\dX]$/, {
        error: 'Informe banco, agência e conta com dígito, como 341 1234 56789-0',
      })
      .optional(),
    'Pix pelo CNPJ',
  ),
});

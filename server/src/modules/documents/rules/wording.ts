import { formatBrl, formatDate, formatPercent, formatPercentPoints, toAscii } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { PurchaseReceiptFacts } from '../receipts.ts';

/** What the built-in fonts lack: all but Latin-1 and the rest of WinAnsi. */
const UNPRINTABLE = /[^\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** Text in characters that the paper can carry: a letter outside the built-in font loses its mark, never its place. */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(UNPRINTABLE, (character) => toAscii(character) || '?');
}

/** 'R$ 1.234,56'; money taken off reads '-R$ 12,34'. */
export const money = (amount: number): string => formatBrl(cents(amount));

type Rates = Pick<PurchaseReceiptFacts, 'rateMonthly' | 'rateAnnual' | 'cetMonthlyPct' | 'cetAnnualPct'>;

/** Interest and total cost: '6,99% a.m.', '145,08% a.a.' */
export const ratesOf = (credit: Rates) => ({
  month: `${formatPercent(credit.rateMonthly)} a.m.`,
  year: `${formatPercent(credit.rateAnnual)} a.a.`,
  cetMonth: `${formatPercentPoints(credit.cetMonthlyPct)} a.m.`,
  cetYear: `${formatPercentPoints(credit.cetAnnualPct)} a.a.`,
});

const RHYTHMS = { WEEKLY: 'semanais', BIWEEKLY: 'quinzenais', MONTHLY: 'mensais' } as const;

/** '6 parcelas mensais', '1 parcela' */
export function installmentsOf(count: number, rule: keyof typeof RHYTHMS): string {
  return count === 1 ? '1 parcela' : `${count} parcelas ${RHYTHMS[rule]}`;
}

/** Tax of late days in the clause on paying late, where the customer bears it: '0.000082' reads '0,0082%'. */
function lateIofOf(iof: { dailyRate: string; capDays: number } | undefined): string {
  if (iof === undefined) return '';
  const percent = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 6 });
  const daily = `${percent.format(Number(iof.dailyRate) * 100)}%`;
  return `, e IOF complementar de ${daily} ao dia sobre o principal da parcela, até ${iof.capDays} dias da compra`;
}

type LateTerms = Pick<
  PurchaseReceiptFacts,
  'installments' | 'lateFineRate' | 'lateInterestRate' | 'lateContractRateMonthly' | 'lateIof'
>;

/** Where the retailer pays the interest of installments paid in time: the whole installment that is owed late. */
function fullInstallmentOf({ installments }: LateTerms): string {
  const [first] = installments;
  const last = installments.at(-1);
  if (first?.lateAmountCents === undefined || last?.lateAmountCents === undefined) return '';
  const isUneven = last.lateAmountCents !== first.lateAmountCents;
  const uneven = isUneven ? ` (a última, de ${money(last.lateAmountCents)})` : '';
  return `parcela cheia de ${money(first.lateAmountCents)}${uneven}, com todos os juros, mais `;
}

/**
 * What paying late costs, the same on every paper; where the retailer pays the interest of installments paid in time,
 * all of it too, while charges are counted on the amount in time (ADR 0009).
 */
export function lateText(credit: LateTerms): string {
  const fine = `multa de ${formatPercent(credit.lateFineRate)}`;
  const mora = `juros de mora de ${formatPercent(credit.lateInterestRate)} ao mês, contados por dia`;
  const rate = credit.lateContractRateMonthly;
  const charges =
    rate === null ? `${fine} e ${mora}` : `${fine}, ${mora}, e os juros do contrato, de ${formatPercent(rate)} ao mês`;
  const full = fullInstallmentOf(credit);
  const base = full === '' ? 'o valor da parcela' : 'o valor da parcela em dia';
  return `Parcela paga com atraso: ${full}${charges}, sobre ${base}${lateIofOf(credit.lateIof)}. O atraso bloqueia novas compras.`;
}

/** Sentences after others: what the rates are counted on, and from which day. */
export const basisText = (credit: PurchaseReceiptFacts): string => rateBaseText(credit) + countingText(credit);

/** Sentence after another: why the year of the rate is below the CET; nothing without interest, or for receipts of before. */
function rateBaseText({ dayCountBase, rateMonthly }: PurchaseReceiptFacts): string {
  if (dayCountBase === undefined || Number(rateMonthly) === 0) return '';
  return ' Base das taxas 30/365: juros por dias corridos sobre mês de 30 dias e, ao ano, doze desses meses; o CET conta o ano de 365 dias.';
}

/**
 * Sentence after another: from which day interest, tax and CET are counted (ADR 0029), and what was offered when it was
 * another; nothing for receipts of before, which do not say. Of those without a base it was the day of the offer.
 */
function countingText(credit: PurchaseReceiptFacts): string {
  if (credit.countedFrom === undefined) return '';
  const counted = [
    ...(credit.totalCents > credit.financedCents ? ['juros'] : []),
    ...(credit.iofDailyCents + credit.iofAdditionalCents > 0 ? ['IOF'] : []),
    'CET',
  ];
  const list = new Intl.ListFormat('pt-BR').format(counted);
  const day = credit.dayCountBase === undefined ? ', dia da oferta' : '';
  const offered =
    credit.offeredTotalCents === undefined
      ? ''
      : ` Na oferta, feita antes, a soma das parcelas era ${money(credit.offeredTotalCents)}.`;
  return ` Contagem de ${list} a partir de ${formatDate(credit.countedFrom)}${day}.${offered}`;
}

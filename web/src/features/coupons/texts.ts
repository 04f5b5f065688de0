import { formatDate, formatDateTime } from '@balcao/contract/kernel';
import type { Campaign, Coupon } from './calls.ts';
import type { CampaignFault } from './rules/campaign-draft.ts';

export const texts = {
  title: 'Campanhas de cupom',
  loading: 'Buscando campanhas...',
  tryAgain: 'Tentar novamente',
  customer: 'Cupons de um cliente',
  create: 'Nova campanha',
  list: 'Campanhas',
  none: 'Nenhuma campanha',
  noneHint: 'Crie uma: quem quita uma compra ou faz o cadastro ganha um cupom para a próxima.',
  triggers: { PAID_PURCHASE: 'Compra quitada', REGISTRATION: 'Cadastro novo' },
  statuses: {
    IN_FORCE: 'Valendo',
    FUTURE: 'Programada',
    PAST: 'Encerrada',
    WITHDRAWN: 'Retirada',
    WAITING: 'À espera de aprovação',
  },
  funds: { PROVIDER: 'paga pelo provedor', RETAILER: 'paga pelo varejista' },
  everywhere: 'Todas as redes',
  issued: 'Emitidos',
  open: 'Em aberto',
  used: 'Usados',
  givenBack: 'Retirados',
  expired: 'Vencidos',
  cost: 'Descontos dados',
  ofProvider: 'Do provedor: os números ficam com ele.',
  end: 'Encerrar',
  endOf: (what: string) => `Encerrar ${what}`,
  endTitle: 'Encerrar campanha',
  endWhat: 'Hoje é o último dia em que ela emite cupons. Os que já foram emitidos continuam valendo.',
  cancelTitle: 'Retirar campanha',
  cancelWhat: 'Ela ainda não começou, e não vai começar.',
  ending: 'Encerrando...',
  reason: 'Motivo',
  reasonHint: 'Fica registrado com o seu nome.',
  back: 'Voltar',
  ended: 'Campanha encerrada.',
  form: {
    trigger: 'Quem ganha o cupom',
    triggers: { PAID_PURCHASE: 'Quem quita uma compra', REGISTRATION: 'Quem faz o cadastro' },
    discount: 'Desconto',
    percent: 'Porcentagem da compra',
    value: 'Valor fixo',
    percentLabel: 'Porcentagem (%)',
    valueLabel: 'Valor do cupom',
    maximum: 'Desconto máximo (opcional)',
    minimum: 'Compra mínima',
    validity: 'Vale por quantos dias depois de emitido',
    fundedBy: 'Quem paga o desconto',
    funds: { PROVIDER: 'O provedor', RETAILER: 'O varejista' },
    from: 'Primeiro dia',
    until: 'Último dia (opcional)',
    untilHint: 'Vazio: até você encerrar.',
    whole: { PROVIDER: 'Vale em todas as redes.', RETAILER: 'Vale em todas as lojas da rede.' },
    replaces: 'Ela entra no lugar da campanha que vale para o mesmo motivo.',
    reason: 'Motivo da campanha',
    publish: 'Publicar campanha',
    publishing: 'Publicando...',
    published: 'Campanha publicada.',
  },
} as const;

export const faultTexts: Readonly<Record<CampaignFault, string>> = {
  percent: 'Digite de 1 a 100',
  value: 'Digite o valor do cupom',
  validityDays: 'Digite de 0 a 3650 dias',
  from: 'Escolha o primeiro dia',
  until: 'O último dia vem antes do primeiro',
};

type Terms = Pick<Campaign, 'percentValue' | 'monetaryValue' | 'minimumPurchaseValue' | 'maximumDiscountValue'>;
type Reais = (value: number) => string;

const percentFormat = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 2 });

/** '10% de desconto, até R$ 50,00, em compras a partir de R$ 100,00'. */
export function termsText(terms: Terms, reais: Reais): string {
  const { percentValue, monetaryValue, minimumPurchaseValue, maximumDiscountValue } = terms;
  const off = percentValue === null ? reais(monetaryValue ?? 0) : percentFormat.format(percentValue);
  const parts = [
    `${off} de desconto`,
    ...(maximumDiscountValue === null ? [] : [`até ${reais(maximumDiscountValue)}`]),
    ...(minimumPurchaseValue > 0 ? [`em compras a partir de ${reais(minimumPurchaseValue)}`] : []),
  ];
  return parts.join(', ');
}

export const placeText = ({ scope, retailerName, storeName }: Campaign) =>
  scope === 'PROVIDER' ? texts.everywhere : [retailerName, storeName].filter(Boolean).join(', ');

export function periodText({ validFrom, validUntil }: Pick<Campaign, 'validFrom' | 'validUntil'>): string {
  return validUntil === null
    ? `Desde ${formatDate(validFrom)}`
    : `De ${formatDate(validFrom)} a ${formatDate(validUntil)}`;
}

export const customerTexts = {
  title: 'Cupons do cliente',
  campaigns: 'Campanhas',
  loading: 'Buscando cupons...',
  list: 'Cupons',
  none: 'Este cliente nunca teve cupom',
  statuses: { ISSUED: 'Em aberto', USED: 'Usado', EXPIRED: 'Vencido', WITHDRAWN: 'Retirado' },
  triggers: {
    PAID_PURCHASE: 'Por quitar uma compra',
    REGISTRATION: 'Pelo cadastro',
    BY_HAND: 'Dado à mão',
  },
  causes: {
    PAYMENT_UNDONE: 'o pagamento foi desfeito',
    PURCHASE_CANCELED: 'a compra foi cancelada',
    NOT_EARNED: 'a compra não está mais quitada',
    BY_HAND: '',
  },
  give: 'Dar um cupom',
  campaign: 'Campanha',
  choose: 'Escolha uma campanha',
  chooseFault: 'Escolha a campanha do cupom',
  noCampaign: 'Nenhuma campanha vale hoje: crie uma antes de dar um cupom.',
  cap: 'No máximo um cupom de cada campanha por cliente.',
  giving: 'Dando...',
  given: 'Cupom dado: vale na próxima compra.',
  withdraw: 'Retirar',
  withdrawOf: (what: string) => `Retirar o cupom de ${what}`,
  withdrawTitle: 'Retirar cupom',
  withdrawing: 'Retirando...',
  withdrawn: 'Cupom retirado.',
} as const;

/** How a coupon came to be and what became of it. */
export function historyText({ trigger, issuedAt, validThrough, usedAt, given, withdrawal }: Coupon): string {
  const came = given
    ? `${customerTexts.triggers.BY_HAND} por ${given.by}: ${given.reason}`
    : customerTexts.triggers[trigger];
  const parts = [`${came}, em ${formatDateTime(issuedAt)}`, `vale até ${formatDate(validThrough)}`];
  if (usedAt !== null) parts.push(`usado em ${formatDateTime(usedAt)}`);
  if (withdrawal)
    parts.push(
      withdrawal.by === null
        ? `retirado: ${customerTexts.causes[withdrawal.because]}`
        : `retirado por ${withdrawal.by}: ${withdrawal.reason ?? ''}`,
    );
  return `${parts.join('; ')}.`;
}

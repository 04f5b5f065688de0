import { formatDate, formatDateTime, percentOfFraction } from '@balcao/contract/kernel';
import { formatReais } from '../../domain/money/format-reais.ts';
import type { CatalogueOffer, CatalogueProduct, WaitingDevice } from './device-admin-calls.ts';

export const waitingTexts = {
  title: 'Aparelhos à espera',
  catalogue: 'Catálogo de aparelhos',
  loading: 'Buscando aparelhos...',
  none: 'Nenhum aparelho espera',
  noneHint: 'Aqui aparecem aparelhos cujo bloqueio não está como a dívida pede.',
  tryAgain: 'Tentar novamente',
  list: 'Aparelhos que esperam uma decisão',
  words: 'Última resposta:',
  askAgain: 'Pedir de novo ao serviço',
  leave: 'Deixar desbloqueado',
  askAgainTitle: 'Pedir de novo ao serviço de bloqueio',
  leaveTitle: 'Deixar o aparelho desbloqueado',
  asking: 'Enviando...',
  cancel: 'Voltar',
  reason: 'Motivo da decisão',
  reasonHint: 'Fica na auditoria com o seu nome.',
  asked: 'Pedido enviado. O aparelho volta a esta lista se o serviço recusar.',
  left: 'O aparelho fica desbloqueado. A dívida continua como está.',
} as const;

export const whyTexts: Record<WaitingDevice['why'], string> = {
  NOT_LOCKED_AGAIN: 'O contrato voltou a dever, e o aparelho não pôde ser bloqueado de novo.',
  NOT_UNLOCKED: 'Nada mais é devido, e o bloqueio ainda não saiu. O pedido se repete sozinho a cada hora.',
};

export const waitingLine = ({ contractNumber, storeName, imei, since }: WaitingDevice): string =>
  `Contrato ${contractNumber}, ${storeName}. IMEI ${imei}. Desde ${formatDateTime(since)}.`;

export const catalogueTexts = {
  title: 'Catálogo de aparelhos',
  waiting: 'Aparelhos à espera',
  loading: 'Buscando catálogo...',
  none: 'Nenhum aparelho no catálogo',
  noneHint: 'Inclua um aparelho e dê a ele um preço.',
  tryAgain: 'Tentar novamente',
  newProduct: 'Novo aparelho',
  change: 'Alterar',
  newPrice: 'Novo preço',
  withdraw: 'Retirar',
  withdrawTitle: 'Retirar preço',
  withdrawing: 'Retirando...',
  history: 'Preços',
  noPrice: 'Sem preço: fora de venda.',
  offSale: 'Fora de venda',
  ofEverybody: 'Catálogo comum',
  reason: 'Motivo',
  reasonHint: 'Fica no histórico do preço com o seu nome.',
  cancel: 'Voltar',
  saved: 'Aparelho guardado.',
  priced: 'Preço cadastrado.',
  withdrawn: 'Preço retirado.',
} as const;

export const productTexts = {
  newTitle: 'Novo aparelho',
  changeTitle: 'Alterar aparelho',
  manufacturer: 'Marca',
  manufacturerHint: 'Como o fabricante escreve: Samsung, Motorola, Realme.',
  model: 'Modelo',
  description: 'Descrição (opcional)',
  onSale: 'À venda',
  save: 'Guardar',
  saving: 'Guardando...',
  required: 'Escreva ao menos 2 letras',
} as const;

export const offerTexts = {
  title: (name: string) => `Novo preço de ${name}`,
  store: 'Loja',
  everyStore: 'Todas as lojas',
  price: 'Preço do aparelho',
  priceMissing: 'Informe o preço do aparelho',
  from: 'Vale a partir de',
  fromMissing: 'Escolha hoje ou um dia futuro',
  until: 'Último dia (opcional)',
  untilBefore: 'O último dia não vem antes do primeiro',
  how: 'Como se vende',
  kinds: {
    FIXED: { label: 'Preço fixo, entrada em reais', note: 'O vendedor não muda o valor.' },
    FIXED_RATE: {
      label: 'Preço fixo, entrada em porcentagem',
      note: 'A entrada arredonda para financiar reais inteiros.',
    },
    RANGE: { label: 'Faixa de preço', note: 'O vendedor combina o valor entre um mínimo e o preço.' },
  },
  downPayment: 'Entrada',
  downPaymentTooHigh: 'A entrada deve ser menor que o preço',
  rate: 'Entrada (% do valor)',
  rateWrong: 'Informe de 0 a 99,99',
  lowest: 'Menor valor (% do preço)',
  lowestWrong: 'Informe de 0,01 a 99,99',
  cap: 'Máximo financiado (opcional)',
  reason: 'Motivo',
  reasonHint: 'Fica no histórico do preço com o seu nome.',
  nothingFinanced: 'Com esta entrada não sobra um real para financiar',
  send: 'Cadastrar preço',
  sending: 'Cadastrando...',
  cancel: 'Voltar',
} as const;

export const standings: Record<CatalogueOffer['standing'], string> = {
  IN_FORCE: 'Em vigor',
  TO_COME: 'A valer',
  PAST: 'Encerrado',
  WITHDRAWN: 'Retirado',
};

export const nameOf = ({ manufacturer, model }: Pick<CatalogueProduct, 'manufacturer' | 'model'>): string =>
  `${manufacturer} ${model}`;

/** How a price is paid, in one line. */
export function termsText({ price, downPayment, maxDownPaymentRate, minPriceRate, maxAmount }: CatalogueOffer): string {
  const rate = maxDownPaymentRate === null ? '' : `${percentOfFraction(String(maxDownPaymentRate))}%`;
  return [
    formatReais(price),
    downPayment === null ? `entrada de ${rate}` : `entrada de ${formatReais(downPayment)}`,
    minPriceRate === 1 ? '' : `a partir de ${percentOfFraction(String(minPriceRate))}% do preço`,
    maxAmount === null ? '' : `até ${formatReais(maxAmount)} financiados`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function daysText({ validFrom, validUntil, storeName }: CatalogueOffer): string {
  const where = storeName ?? offerTexts.everyStore;
  return `${where}, desde ${formatDate(validFrom)}${validUntil === null ? '' : ` até ${formatDate(validUntil)}`}`;
}

/** Who put and who took it, and why. */
export function authorsText({ enteredBy, enteredAt, reason, withdrawal }: CatalogueOffer): string {
  const entered =
    enteredBy === null || enteredAt === null ? '' : `${enteredBy}, ${formatDateTime(enteredAt)}: ${reason ?? ''}`;
  const taken =
    withdrawal === null ? '' : `Retirado por ${withdrawal.by}, ${formatDateTime(withdrawal.at)}: ${withdrawal.reason}`;
  return [entered, taken].filter(Boolean).join(' · ');
}

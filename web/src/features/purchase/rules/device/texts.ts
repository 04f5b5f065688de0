import { formatReais } from '../../../../domain/money/format-reais.ts';

/** Word for word from the cashier spec where it has them (2.6, 2.7, 5). */
export const catalogueTexts = {
  what: 'O que o cliente compra',
  anyPurchase: 'Compra na loja',
  device: 'Celular',
  title: 'Celulares disponíveis',
  search: 'Buscar aparelho',
  placeholder: 'Busque pelo nome do aparelho...',
  loading: 'Buscando aparelhos...',
  failed: 'Não foi possível buscar os aparelhos',
  none: 'Nenhum aparelho à venda nesta loja',
  noneHint: 'Um analista põe aparelhos e preços no catálogo.',
  noneFound: 'Nenhum aparelho com essas palavras',
  moveKey: 'Mover entre os aparelhos',
  tryAgain: 'Tentar novamente',
  downPayment: (reais: number) => (reais > 0 ? `Entrada de ${formatReais(reais)}` : 'Sem entrada'),
  fixedRate: (percent: string) => `Entrada fixa de ${percent}%`,
  extraCredit: (most: number) => `Crédito extra para celular: até ${formatReais(most)} financiados nesta compra.`,
} as const;

export const rangeTexts = {
  title: 'Valores da venda',
  value: 'Valor do aparelho',
  downPayment: (percent: string) => `Entrada fixa (${percent}%)`,
  financed: 'Valor financiado',
  choose: 'Escolher parcelamento',
  atLeast: (reais: number) => `Valor do aparelho deve ser no mínimo ${formatReais(reais)}`,
  atMost: (reais: number) => `Valor do aparelho deve ser no máximo ${formatReais(reais)}`,
  withinCredit: (reais: number) => `Informe um valor de até ${formatReais(reais)}`,
} as const;

/** Items of the summary of a device (cashier spec 2.5). */
export const summaryTexts = {
  purchaseValue: 'Valor da compra',
  downPayment: 'Entrada',
  financed: 'Valor financiado',
  charges: 'Taxas e juros',
  iof: 'IOF',
  monthlyInterest: 'Juros ao mês',
  totalFinanced: 'Total financiado com taxas',
  firstDue: 'Vencimento da 1ª parcela',
  firstInstallment: 'Valor da 1ª parcela',
  device: 'Aparelho',
  downPaymentNote: 'paga no balcão',
} as const;

export const imeiTexts = {
  ask: 'Informe o IMEI para confirmar',
  field: 'IMEI do aparelho',
  hint: 'Digite *#06# no aparelho, ou leia o código de barras da caixa.',
  invalid: 'IMEI inválido! Digite novamente.',
  verify: 'Verificar IMEI',
  verifying: 'Verificando IMEI...',
  verified: (name: string, imei: string) => `${name}, IMEI ${imei}`,
  another: 'Informar outro IMEI',
} as const;

export const cameraTexts = {
  open: 'Ler com a câmera',
  opening: 'Abrindo a câmera...',
  view: 'Imagem da câmera',
  aim: 'Aponte para o código de barras do IMEI na caixa.',
  other: 'Este código não é um IMEI. Aponte para outro da caixa.',
  lightOn: 'Acender luz',
  lightOff: 'Apagar luz',
  close: 'Fechar câmera',
  faults: {
    refused: 'A câmera não foi permitida. Digite o IMEI, ou permita a câmera nas configurações do navegador.',
    missing: 'Nenhuma câmera encontrada. Digite o IMEI.',
    busy: 'A câmera está em uso por outro programa. Feche-o, ou digite o IMEI.',
    unsupported: 'Este navegador não abre a câmera. Digite o IMEI.',
  },
} as const;

export const consentTexts = {
  title: 'Termo do bloqueio do aparelho',
  meaning:
    'O aparelho fica registrado no serviço de bloqueio até a quitação, sem restrição de uso. Ligações de emergência funcionam sempre, e o registro sai sozinho quando tudo está pago.',
  print: 'Imprimir termo para assinar',
  signed: 'O cliente leu e assinou o termo',
  missing: 'Marque que o cliente leu e assinou o termo.',
  recording: 'Guardando o consentimento...',
} as const;

export const lockTexts = {
  submitting: 'Registrando aparelho...',
  title: 'Confirmar configuração do aparelho',
  follow: 'Siga o manual no aparelho do cliente até a mensagem de configuração concluída, e confirme.',
  handbook: (brand: string) => `Abrir o manual ${brand}`,
  inNewTab: '(abre em nova aba)',
  notConfirmed: 'Configuração ainda não foi confirmada',
  notConfirmedHint: 'O registro foi pedido de novo. Confira o aparelho e confirme outra vez.',
  notSubmitted: 'O aparelho não foi registrado',
  confirm: 'Confirmar',
  confirming: 'Confirmando...',
  cancel: 'Cancelar operação',
  activated: 'Mensagem de ativação enviada com sucesso',
} as const;

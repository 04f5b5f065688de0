import { formatReais } from '../money/format-reais.ts';

/** What selling and receiving say alike, word for word from the cashier spec where it has them. */
export const counterTexts = {
  cpfOfCustomer: 'CPF do cliente',
  invalidCpf: 'Digite um CPF válido.',
  searching: 'Buscando cliente...',
  search: 'Pesquisar',
  searchKey: 'Pesquisar o CPF digitado',
  enter: 'Enter',
  unexpected: 'Erro inesperado, por favor, tente novamente.',
  till: 'Caixa',
  store: 'Loja',
  operator: 'Operador',
  customer: 'Cliente',
  register: 'Cadastrar cliente',
  name: 'Nome',
  cpf: 'CPF',
  fee: 'Taxa de utilização',
  totalToPay: 'Total a pagar',
  /** Said on the line of a total that counts it. */
  withFee: (fee: string) => `com ${fee} de taxa`,
  no: 'Não',
  cancel: 'Cancelar',
  serveAnother: 'Atender outro cliente',
  back: 'Voltar',
  tryAgain: 'Tentar de novo',
  checkNow: 'Conferir agora',
  askingAgain: 'Perguntando de novo ao servidor em alguns segundos...',
  customerService: 'Central de Atendimento:',
  inNewTab: '(abre em nova aba)',
} as const;

/** From wherever credit was told to the till. */
export const toTillTexts = {
  go: 'Ir para o caixa',
  handOver: 'Leve o cliente ao caixa',
  handOverHow: 'No caixa, leia este código no campo do CPF, ou digite o CPF do cliente. O crédito já espera lá.',
  code: 'Código do cliente para o caixa',
  cpf: 'CPF do cliente',
} as const;

/** A customer who is not registered, or not wholly, is led to the registration. */
export const noRegistrationText = 'Este cliente não possui cadastro. Por favor, inicie o processo de cadastro.';
export const NO_REGISTRATION_MS = 5_000;

/** Where this device is, asked when no store is configured. */
export const storeTexts = {
  needed: 'Por favor configure uma loja.',
  refused: 'Configure a loja para continuar a operação',
  confirm: 'Confirme a loja',
  yes: 'Sim',
  isHere: 'Confirme se este aparelho está localizado na loja',
} as const;

/** 'com R$ 4,90 de taxa' beside a total that counts it; undefined where there is no fee. Reais. */
export const feeNote = (fee: number): string | undefined =>
  fee > 0 ? counterTexts.withFee(formatReais(fee)) : undefined;

/** 'R$ 561,41 com R$ 4,90 de taxa'. Reais. */
export const totalText = (total: number, fee: number): string =>
  [formatReais(total), feeNote(fee)].filter(Boolean).join(' ');

/** 1 parcela, 2 parcelas. */
export const installmentsText = (count: number): string => `${count} ${count === 1 ? 'parcela' : 'parcelas'}`;

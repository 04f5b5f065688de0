import type { Role } from '@balcao/contract';
import { formatReais } from '../../../domain/money/format-reais.ts';
import type { ReturnReason } from './calls.ts';

export const reasonTexts: Record<ReturnReason, string> = {
  OPERATOR_MISTAKE: 'Erro na venda',
  CUSTOMER_WITHDRAWAL: 'Desistência do cliente',
  RETURN_OF_GOODS: 'Devolução do produto',
  DEFECT: 'Defeito do produto',
  FRAUD: 'Fraude',
};

/** Whose approval it needs; undefined where nobody's. */
export function approvalText(approvers: readonly Role[]): string | undefined {
  if (approvers.length === 0) return undefined;
  return approvers.includes('manager')
    ? 'Um gerente ou analista autoriza neste caixa.'
    : 'Um analista autoriza neste caixa.';
}

/** Beside the sentence of the server: which of the three it is. */
export const barTexts: Readonly<Record<string, string>> = {
  ROLE: 'Ninguém deste varejo pode fazer isso por este motivo.',
  TIME: 'O prazo para este motivo já terminou.',
  OWN_SALE_ONLY: 'A venda é de outra pessoa.',
  WHOLE_ONLY: 'Por este motivo só a compra inteira é desfeita.',
};

export const returnTexts = {
  open: 'Cancelar ou devolver',
  title: (number: string) => `Cancelar ou devolver: contrato ${number}`,
  loading: 'Buscando o que pode ser desfeito...',
  nothing: 'Nada desta compra pode mais ser desfeito.',
  reason: 'Por que a compra é desfeita?',
  wholeOnly: 'Só a compra inteira.',
  extent: 'Quanto da compra volta?',
  whole: 'Tudo o que resta',
  part: 'Uma parte',
  partHint: 'O preço do que o cliente trouxe de volta.',
  value: 'Valor devolvido',
  missingReason: 'Escolha o motivo',
  missingValue: 'Digite o valor devolvido',
  note: 'Observação (opcional)',
  noteHint: 'Fica no histórico do contrato.',
  see: 'Ver o que volta',
  seeing: 'Calculando...',
  cancel: 'Voltar',
  sending: 'Registrando...',
  askApproval: 'Pedir autorização',
  confirmCash: (refund: number) => `Devolver ${formatReais(refund)} em dinheiro`,
  confirmWhole: (value: number) => `Cancelar a compra de ${formatReais(value)}`,
  confirmPart: (value: number) => `Devolver ${formatReais(value)} da compra`,
  reasonIs: (reason: string) => `Motivo: ${reason}`,
} as const;

/** Who gets what back. */
export const effectTexts = {
  title: 'O que volta para quem',
  customer: 'Cliente',
  cash: 'Entregar em dinheiro',
  inIt: {
    fee: 'nele, taxa de utilização',
    correction: 'correção monetária do que foi pago',
  },
  downPayment: 'Entrada do aparelho, à parte',
  debt: (number: string, order: number | null) =>
    order === null ? `Abate o acordo do contrato ${number}` : `Abate a parcela ${order} do contrato ${number}`,
  noLongerOwed: 'Deixa de dever',
  limit: 'Limite liberado',
  iof: 'IOF estornado',
  coupon: 'O cupom desta compra volta a valer até a sua data de validade.',
  couponsWithdrawn: (count: number) =>
    count === 1
      ? 'O cupom que a quitação deu e não foi usado deixa de valer.'
      : `Os ${count} cupons que a quitação deu e não foram usados deixam de valer.`,
  installments: 'Parcelas depois',
  installment: (order: number, due: string) => `Parcela ${order}, ${due}`,
  struck: 'As parcelas em aberto são canceladas.',
  agreement: (number: string) => `Parcelas do acordo ${number} depois`,
  agreementOver: (number: string) => `O acordo ${number} termina: nada mais é devido.`,
  store: 'Loja',
  storeGivesBack: 'Sai do que a loja tem a receber',
  storeGets: 'Volta para a loja',
  mdr: 'nele, taxa da loja (MDR) de volta',
  interest: 'nele, juros que a loja pagou de volta',
  seller: 'Vendedor',
  commission: 'Comissão estornada',
  irreversible: 'Depois de registrado não se desfaz. O cliente é avisado por SMS.',
} as const;

/** What was done, or may have been. */
export const returnDoneTexts = {
  whole: (value: number) => `Compra de ${formatReais(value)} cancelada`,
  part: (value: number) => `Devolução de ${formatReais(value)} registrada`,
  cash: (refund: number) => `Entregue ${formatReais(refund)} em dinheiro ao cliente.`,
  noCash: 'Não há dinheiro a entregar.',
  setOff: (value: number) => `${formatReais(value)} abateram parcelas em aberto.`,
  downPayment: (value: number) => `Entregue também a entrada de ${formatReais(value)}.`,
  receipt: 'Ver comprovante',
  checking: 'A resposta do servidor se perdeu. Conferindo se a devolução foi registrada...',
  unknown: 'Ainda não sabemos se a devolução foi registrada',
  unknownMeaning:
    'A conexão caiu antes da resposta. Não entregue dinheiro nem registre de novo: assim que o servidor responder, mostramos o resultado aqui.',
  notDone: 'A devolução não foi registrada',
  notDoneMeaning: (value: number) =>
    `A resposta do servidor se perdeu e, até agora, nada mudou na compra. Tentar de novo registra ${formatReais(value)} uma vez só.`,
  history: 'Devoluções',
  line: (reason: string, when: string, store: string, by: string | null) =>
    [reason, when, store, by === null ? '' : `por ${by}`].filter(Boolean).join(' · '),
  approvedBy: (who: string) => `Autorizado por ${who}`,
  refunded: (refund: number) => `${formatReais(refund)} em dinheiro`,
} as const;

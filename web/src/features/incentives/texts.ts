import { formatDateTime } from '@balcao/contract/kernel';
import type { Payout, StatementEntry } from './calls.ts';

export const texts = {
  title: 'Incentivos',
  month: 'Mês',
  loading: 'Buscando incentivos...',
  tryAgain: 'Tentar novamente',
  caption: 'O que cada vendedor tem a receber do mês',
  seller: 'Vendedor',
  key: 'Chave Pix',
  noKey: 'Sem chave',
  amount: 'Valor',
  standing: 'Situação',
  action: 'Ação',
  standings: { OPEN: 'A pagar', PAID: 'Pago', RETURNED: 'Pix devolvido' },
  none: 'Nenhum incentivo neste mês',
  noneHint: 'O que os vendedores ganham por venda e cadastro aparece aqui quando o mês é fechado.',
  notClosed: 'Este mês ainda não foi fechado',
  running: 'O mês ainda corre: só depois do último dia ele pode ser fechado.',
  openOf: (count: number, total: string) =>
    count === 1 ? `1 vendedor tem ${total} a receber` : `${count} vendedores têm ${total} a receber`,
  late: (count: number, total: string) =>
    count === 1
      ? `1 vendedor ainda não está na lista, com ${total}`
      : `${count} vendedores ainda não estão na lista, com ${total}`,
  close: 'Fechar o mês',
  closing: 'Fechando...',
  closeTitle: (month: string) => `Fechar ${month}`,
  closeWhat: (month: string, of: string) =>
    `${of} de ${month}. O valor de cada um fica fixado; o que for estornado depois desconta do mês seguinte. Outra pessoa confirma os pagamentos.`,
  cancel: 'Voltar',
  closed: 'Mês fechado: outra pessoa já pode pagar.',
  export: 'Baixar planilha',
  exporting: 'Baixando...',
  exported: 'Planilha baixada.',
  toPay: 'A pagar',
  paid: 'Pago',
  withoutKey: (count: number) =>
    count === 1
      ? '1 vendedor não tem chave Pix: peça que cadastre a sua.'
      : `${count} vendedores não têm chave Pix: peça que cadastrem a sua.`,
  ownClose: 'Você fechou este mês: outra pessoa confirma os pagamentos.',
  pay: 'Marcar como pago',
  payOf: (name: string) => `Marcar ${name} como pago`,
  payAll: (count: number, total: string) => `Marcar ${count} como pagos, ${total}`,
  payTitle: 'Confirmar pagamentos',
  payWhat: 'O dinheiro já saiu por Pix para estas chaves:',
  confirmPay: (total: string) => `Confirmar ${total}`,
  paying: 'Confirmando...',
  paidNow: (count: number, total: string) => (count === 1 ? `${total} pagos.` : `${count} pagamentos, ${total}.`),
  back: 'O Pix voltou',
  backOf: (name: string) => `O Pix de ${name} voltou`,
  backTitle: 'O Pix voltou',
  backWhat: (name: string, value: string) => `${value} de ${name} voltam a ficar a pagar.`,
  confirmBack: 'Voltar a pagar',
  backing: 'Enviando...',
  backReason: 'Por que voltou',
  backHint: 'Fica na lista e na planilha.',
  backDone: 'O valor voltou a ficar a pagar.',
} as const;

/** Who paid and when, or why it came back. */
export function detailText({ paid, returned }: Payout): string {
  if (returned) return `${returned.reason} (${formatDateTime(returned.at)})`;
  return paid ? `${paid.by.name}, ${formatDateTime(paid.at)}` : '';
}

export const ownTexts = {
  title: 'Meus incentivos',
  account: 'Minha conta',
  caption: 'O que você ganhou no mês',
  day: 'Dia',
  what: 'O que',
  category: 'Categoria',
  base: 'Valor da venda',
  value: 'Incentivo',
  earned: 'Ganho',
  takenBack: 'Estornado',
  total: 'Total do mês',
  payment: 'Pagamento',
  standings: { OPEN: 'Fechado, a pagar', PAID: 'Pago', RETURNED: 'O Pix voltou: confira sua chave' },
  notClosed: 'Ainda não fechado',
  noKey: 'Você ainda não tem chave Pix: sem ela o pagamento não sai.',
  settings: 'Abrir configurações',
  none: 'Nada ganho neste mês',
  noneHint: 'Cada venda e cadastro que dá incentivo aparece aqui no mesmo dia.',
} as const;

export function eventText({ kind, event }: Pick<StatementEntry, 'kind' | 'event'>): string {
  const what = event === 'SALE' ? 'Venda' : 'Cadastro';
  return kind === 'ACCRUAL' ? what : `Estorno de ${what.toLowerCase()}`;
}

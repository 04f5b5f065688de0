import type { BoletoOutcome, BoletoStatus, MessageChannel, PixChargeStatus, Wire } from '@balcao/contract';
import { formatReais } from '../../domain/money/format-reais.ts';
import type { Tone } from '../../ui/feedback/banner.tsx';
import type { BadgeTone } from '../../ui/feedback/status-badge.tsx';

export const texts = {
  title: 'Caixa de mensagens',
  about:
    'Aqui chegam as mensagens que o sistema enviaria por SMS, WhatsApp, ligação ou e-mail. Serve para demonstração e testes, enquanto nenhum provedor de mensagens está configurado.',
  filter: 'Telefone ou e-mail',
  filterHint: 'Mostra só as mensagens deste destino. De um celular também se escreve para a calculadora de parcelas.',
  loading: 'Buscando mensagens...',
  empty: 'Nenhuma mensagem ainda.',
  emptyHint: 'Peça um código em uma compra e ele aparece aqui em até 3 segundos.',
  emptyFiltered: 'Nenhuma mensagem para este destino.',
  off: 'A caixa de mensagens está desligada.',
  offHint: 'As mensagens seguem por um provedor configurado e chegam no telefone do cliente.',
  pixOf: (value: string) => `Pix de ${value}`,
  pixUntil: (end: string) => `Vale até ${end}`,
  pixOther: 'Outro valor',
  pixOtherHint: 'Em branco, o cliente paga o valor cobrado.',
  pixPay: 'Cliente pagou',
  pixPaying: 'Avisando o pagamento...',
  boletoOf: (value: string) => `Boleto de ${value}`,
  boletoToday: (value: string, due: string) => `Hoje ${value} · vence em ${due}`,
  boletoOtherHint: 'Em branco, o cliente paga o que o boleto cobra hoje.',
  boletoPay: 'Cliente pagou o boleto',
  write: (phone: string) => `Escrever como ${phone}`,
  writeHint: 'Quem responde é a calculadora de parcelas. Comece com um oi; SAIR encerra.',
  send: 'Enviar',
  sending: 'Enviando...',
  wrote: (text: string) => `Enviado: ${text}`,
  ignored: 'Este telefone escreveu demais e ficou sem resposta. Tente de novo em uma hora.',
  sentTo: (channel: string, to: string) => `${channel} para ${to}`,
  stale: 'Sem resposta do servidor. Tentando de novo...',
} as const;

export const channelTexts: Record<MessageChannel, string> = {
  SMS: 'SMS',
  WHATSAPP: 'WhatsApp',
  PHONE_CALL: 'Ligação',
  EMAIL: 'E-mail',
};

export const pixStatusTexts: Record<PixChargeStatus, string> = {
  CREATED: 'Aguardando o banco',
  ACTIVE: 'Aguardando pagamento',
  SETTLED: 'Pago',
  EXPIRED: 'Vencido',
  CANCELED: 'Cancelado',
};

export const pixStatusTones: Record<PixChargeStatus, BadgeTone> = {
  CREATED: 'attention',
  ACTIVE: 'info',
  SETTLED: 'success',
  EXPIRED: 'neutral',
  CANCELED: 'neutral',
};

type PixReceipt = Wire<'GET /inbox/pix-charges/{txid}'>['answer']['receipts'][number];

export const outcomeTones: Record<PixReceipt['outcome'], Tone> = {
  SETTLED: 'success',
  APPLIED: 'info',
  CREDITED: 'attention',
  DUPLICATE: 'attention',
  WAITING: 'attention',
  UNKNOWN: 'danger',
};

/** What became of a Pix, with what happened to the money. */
export function outcomeText({ outcome, value, appliedValue, unappliedValue }: PixReceipt): string {
  const credit = `${formatReais(unappliedValue)} ficaram como crédito do cliente.`;
  switch (outcome) {
    case 'SETTLED':
      return `Pagamento confirmado: ${formatReais(value)}.`;
    case 'APPLIED':
      return `Pagamento recebido com valor ou prazo diferente: ${formatReais(appliedValue)} pagaram o que estava em aberto.${unappliedValue > 0 ? ` ${credit}` : ''}`;
    case 'CREDITED':
      return `Não havia parcela a pagar: ${credit}`;
    case 'DUPLICATE':
      return `Pagamento em duplicidade: ${credit}`;
    case 'WAITING':
      return `${formatReais(value)} recebidos: ${formatReais(unappliedValue)} a mais esperam uma pessoa, que devolve o valor.`;
    case 'UNKNOWN':
      return 'Pagamento sem cobrança correspondente.';
  }
}

export const boletoStatusTexts: Record<BoletoStatus, string> = {
  REGISTERING: 'Aguardando o banco',
  OPEN: 'Aguardando pagamento',
  PAID: 'Pago',
  CANCELED: 'Cancelado',
};

export const boletoStatusTones: Record<BoletoStatus, BadgeTone> = {
  REGISTERING: 'attention',
  OPEN: 'info',
  PAID: 'success',
  CANCELED: 'neutral',
};

/** What became of the payment of a boleto, with what happened to the money. */
export const boletoOutcomeTexts: Record<BoletoOutcome, (value: string) => string> = {
  PAID: (value) => `Pagamento confirmado: ${value}.`,
  WAITING: (value) => `${value} recebidos: uma pessoa confere o que fazer com o valor. Nada foi baixado ainda.`,
  APPLIED: (value) => `${value} pagaram o que estava em aberto.`,
  RETURNED: (value) => `${value} voltam a quem pagou.`,
};

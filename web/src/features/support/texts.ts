import { formatDateTime } from '@balcao/contract/kernel';
import type { SupportRequest } from '../../domain/support/support-calls.ts';

export const statusTexts = {
  OPEN: { text: 'Em aberto', tone: 'attention', icon: 'clock' },
  ANSWERED: { text: 'Respondido', tone: 'info', icon: 'message' },
  CLOSED: { text: 'Encerrado', tone: 'neutral', icon: 'check' },
} as const;

export const askedText = ({ askedBy, storeName, askedAt }: SupportRequest) =>
  [askedBy.name, storeName, formatDateTime(askedAt)].filter(Boolean).join(', ');

export const helpTexts = {
  title: 'Ajuda',
  whatsapp: 'Fale com o suporte pelo WhatsApp',
  chat: 'Abrir o chat',
  ask: 'Falar com o suporte',
  askHint: 'Escreva o que aconteceu. A resposta aparece aqui e na página inicial.',
  subject: 'Assunto',
  subjectFault: 'Escreva o assunto em ao menos 3 letras',
  text: 'O que aconteceu?',
  textHint: 'Não escreva senhas nem códigos.',
  textFault: 'Conte o que aconteceu em ao menos 3 letras',
  trace: (id: string) => `Vai junto o código da última falha: ${id}`,
  send: 'Enviar ao suporte',
  sending: 'Enviando...',
  sent: 'Pedido enviado ao suporte',
  mine: 'Seus pedidos',
  none: 'Você ainda não pediu ajuda.',
  loading: 'Carregando seus pedidos...',
  tryAgain: 'Tentar novamente',
} as const;

export const inboxTexts = {
  title: 'Suporte',
  tabs: 'Pedidos por estado',
  open: 'Em aberto',
  answered: 'Respondidos',
  closed: 'Encerrados',
  list: 'Pedidos de ajuda',
  loading: 'Carregando pedidos...',
  tryAgain: 'Tentar novamente',
  none: { OPEN: 'Nenhum pedido em aberto', ANSWERED: 'Nenhum pedido respondido', CLOSED: 'Nenhum pedido encerrado' },
  noneHint: 'Os pedidos da equipe das lojas chegam aqui.',
  phoneChange: 'Troca de telefone',
  subjects: { OPERATOR: 'colaborador', CUSTOMER: 'cliente' },
  choose: 'Escolha um pedido para ler e responder.',
  page: 'Página',
  trace: 'Código da falha',
  claimedBy: (name: string) => `Com ${name}`,
  claim: 'Assumir',
  claiming: 'Assumindo...',
  answer: 'Resposta',
  answerHint: 'Quem pediu lê aqui no sistema.',
  answerFault: 'Escreva a resposta em ao menos 3 letras',
  send: 'Responder',
  sending: 'Enviando...',
  sent: 'Resposta enviada',
  close: 'Encerrar',
  closing: 'Encerrando...',
  closedNow: 'Pedido encerrado',
} as const;

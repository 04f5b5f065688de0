import { formatDate } from '@balcao/contract/kernel';
import type { OwnCare } from './care.ts';

type Kept = OwnCare['kept'][number];

const kinds = {
  CONTACT: 'Celular, e-mail e endereço',
  NOTES: 'Textos que o cliente escreveu',
  PHOTOS: 'Fotos do rosto e do documento',
  REGISTRATION: 'Nome, CPF e nascimento',
  CONTRACTS: 'Contratos, parcelas, pagamentos e recibos',
  DECISIONS: 'Decisões de crédito',
  MESSAGES: 'Mensagens enviadas',
  AUDIT: 'Registro do que foi feito, e por quem',
} as const;

const why = {
  AT_ONCE: () => 'Apagado assim que o pedido é aprovado',
  LATER: (until: string | null) => `Guardado até ${formatDate(until ?? '')}: prova de quem comprou`,
  BY_TERM: () => 'Apagado sozinho um ano depois do envio',
  KEPT: (until: string | null) =>
    until === null ? 'Guardado: a lei pede' : `Guardado até ${formatDate(until)} ao menos: a lei pede`,
} as const;

export const careTexts = {
  kinds,
  why: ({ fate, until }: Kept) => why[fate](until),
  purposes: {
    CREDIT_ANALYSIS: 'Consulta a birôs de crédito',
    REGISTRATION_PHOTOS: 'Uso das fotos do cadastro',
  },
  consent: ({ givenAt, withdrawnAt }: OwnCare['consents'][number]) =>
    withdrawnAt === null
      ? `Autorizado em ${formatDate(givenAt.slice(0, 10))}`
      : `Autorizado em ${formatDate(givenAt.slice(0, 10))}, retirado em ${formatDate(withdrawnAt.slice(0, 10))}`,
  bars: {
    OWES: 'Há parcelas em aberto: os dados são necessários até a quitação.',
    REGISTERING: 'Há um cadastro em andamento: os dados são necessários até a decisão.',
  },
  statuses: { WAITING: 'Em análise', APPROVED: 'Feito', REFUSED: 'Recusado' },
  requests: { ERASURE: 'Eliminação dos dados', MERGE: 'União de cadastros' },
  file: { title: 'Dados que guardamos', madeAt: 'Cópia feita em' },
} as const;

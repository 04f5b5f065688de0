import type { SentMessage } from './message-calls.ts';

export const texts = {
  title: 'Mensagens',
  tabs: 'Mensagens e modelos',
  sent: 'Enviadas',
  templates: 'Modelos',
  caption: 'Mensagens enviadas, a mais nova primeiro',
  status: 'Estado',
  channel: 'Meio',
  day: 'Dia',
  every: 'Todos',
  none: 'Nenhuma mensagem aqui',
  noneHint: 'Mude os filtros, ou espere: cada código, recibo e aviso enviado a um cliente aparece nesta lista.',
  when: 'Quando',
  to: 'Para',
  template: 'Modelo',
  unknownTemplate: 'Anterior aos modelos',
  state: 'Entrega',
  tries: 'Tentativas',
  act: 'Reenviar',
  again: 'Reenviar',
  againTo: (title: string, recipient: string) => `Reenviar ${title} para ${recipient}`,
  againTitle: 'Reenviar esta mensagem?',
  againMeaning: (recipient: string) =>
    `Ela sai de novo para ${recipient}, com o mesmo conteúdo. Conta nos limites de envio e fica na auditoria com o seu nome.`,
  sending: 'Enviando...',
  cancel: 'Cancelar',
  isQueued: 'A mensagem voltou para a fila de envio.',
  isSecret: 'O texto não aparece aqui: pode conter um código ou um link que é só do cliente.',
  loading: 'Buscando os modelos...',
  tryAgain: 'Tentar novamente',
  templatesLead:
    'O que cada mensagem diz. O que está entre chaves é trocado na hora do envio; o exemplo mostra como chega ao cliente.',
  change: 'Mudar os textos',
  find: 'Buscar modelo',
  noTemplate: 'Nenhum modelo com este nome',
  isOwn: 'Texto da rede',
  words: 'Texto',
  example: 'Como chega',
  variables: 'Variáveis',
  needed: 'obrigatória',
} as const;

export const channelTexts: Record<SentMessage['channel'], string> = {
  SMS: 'SMS',
  WHATSAPP: 'WhatsApp',
  PHONE_CALL: 'Ligação',
  EMAIL: 'E-mail',
};

export const statusTexts: Record<SentMessage['status'], string> = {
  QUEUED: 'Na fila',
  SENT: 'Enviada',
  FAILED: 'Não entregue',
};

/** What became of one that its channel did not deliver. */
export const followedText = (followedBy: NonNullable<SentMessage['followedBy']>): string =>
  followedBy === 'AGAIN' ? 'Reenviada' : `Seguiu por ${channelTexts[followedBy]}`;

export const nextTryText = (clock: string): string => `Próxima tentativa: ${clock}`;

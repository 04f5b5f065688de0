import type { MessageChannel } from '@balcao/contract';

export const texts = {
  title: 'Caixa de mensagens',
  about:
    'Aqui chegam as mensagens que o sistema enviaria por SMS, WhatsApp, ligação ou e-mail. Serve para demonstração e testes, enquanto nenhum provedor de mensagens está configurado.',
  filter: 'Telefone ou e-mail',
  filterHint: 'Mostra só as mensagens deste destino.',
  loading: 'Buscando mensagens...',
  empty: 'Nenhuma mensagem ainda.',
  emptyHint: 'Peça um código em uma compra e ele aparece aqui em até 3 segundos.',
  emptyFiltered: 'Nenhuma mensagem para este destino.',
  off: 'A caixa de mensagens está desligada.',
  offHint: 'As mensagens seguem por um provedor configurado e chegam no telefone do cliente.',
  stale: 'Sem resposta do servidor. Tentando de novo...',
} as const;

export const channelTexts: Record<MessageChannel, string> = {
  SMS: 'SMS',
  WHATSAPP: 'WhatsApp',
  PHONE_CALL: 'Ligação',
  EMAIL: 'E-mail',
};

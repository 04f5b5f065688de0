import type { PhoneCodeChannel } from '@balcao/contract';

const ways: Record<PhoneCodeChannel, string> = { SMS: 'SMS', WHATSAPP: 'WhatsApp', PHONE_CALL: 'ligação' };

/** Word for word from the registration spec where it has them. */
export const deliveryTexts = {
  failed: 'Erro na operadora de SMS. Por favor tente novamente em alguns minutos',
  notBy: (channels: readonly PhoneCodeChannel[]) =>
    `O código não chegou por ${channels.map((channel) => ways[channel]).join(' nem por ')}.`,
  goesBy: (channel: PhoneCodeChannel) => `Enviamos por ${ways[channel]}.`,
  /** By a call, as staff reads it and as the customer does. */
  calls: {
    staff: 'O cliente vai receber uma ligação com o código.',
    customer: 'Você vai receber uma ligação com o código.',
  },
} as const;

import type { PhoneCodeChannel } from '@balcao/contract';

const ways: Record<PhoneCodeChannel, string> = { SMS: 'SMS', WHATSAPP: 'WhatsApp', PHONE_CALL: 'ligação' };

/** Word for word from the registration spec where it has them. */
export const deliveryTexts = {
  failed: 'Erro na operadora de SMS. Por favor tente novamente em alguns minutos',
  notBy: (channels: readonly PhoneCodeChannel[]) =>
    `O código não chegou por ${channels.map((channel) => ways[channel]).join(' nem por ')}.`,
  goesBy: (channel: PhoneCodeChannel) =>
    channel === 'PHONE_CALL' ? 'O cliente vai receber uma ligação com o código.' : `Enviamos por ${ways[channel]}.`,
} as const;

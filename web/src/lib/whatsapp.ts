import { formatPhone, onlyDigits } from '@balcao/contract/kernel';

/** Opens a conversation in WhatsApp: '+5592988887777' -> 'https://wa.me/5592988887777'. */
export function whatsappAddress(phone: string): string {
  const digits = onlyDigits(phone);
  return `https://wa.me/${digits.length > 11 ? digits : `55${digits}`}`;
}

export const whatsappText = (phone: string) => `WhatsApp ${formatPhone(phone)}`;

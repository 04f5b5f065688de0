import { isMobilePhone } from '@balcao/contract/kernel';
import { storedText } from '../../lib/stored-item.ts';

const item = storedText('budget_phone');

/** National digits of the phone that was typed here last; '' when there is none. */
export function keptPhone(): string {
  const phone = item.read() ?? '';
  return isMobilePhone(phone) ? phone : '';
}

export const keepPhone = (phone: string): void => item.write(phone);

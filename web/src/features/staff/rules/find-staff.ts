import { onlyDigits } from '@balcao/contract/kernel';
import type { Colleague } from '../staff-calls.ts';

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whom of the staff a list shows; each word that is typed is somewhere in the name, the e-mail or the numbers. */
export function findStaff(
  staff: readonly Colleague[],
  { storeId, showsBlocked, typed }: { storeId: string | undefined; showsBlocked: boolean; typed: string },
): readonly Colleague[] {
  const words = fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  return staff.filter((one) => {
    if (storeId !== undefined && one.storeId !== storeId) return false;
    if (!showsBlocked && !one.active) return false;
    const texts = fold(`${one.name} ${one.email}`);
    const digits = `${onlyDigits(one.phoneNumber)} ${onlyDigits(one.cpf)}`;
    return words.every((word) => {
      const asDigits = onlyDigits(word);
      return texts.includes(word) || (asDigits.length >= 3 && digits.includes(asDigits));
    });
  });
}

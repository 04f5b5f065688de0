import type { Platform } from '../../kernel/platform.ts';
import { addOperator, type NewOperator } from './operators.ts';

export const testPassword = 'balcao 2026';

let made = 0;
/** Eleven digits, others each time; their check digits are not right. */
const nextCpf = () => String(10_000_000_000 + (made += 1));

/** Inserts a cashier for a test, with {@link testPassword}, and returns the id. */
export function givenOperator(
  platform: Platform,
  over: Partial<NewOperator> & Pick<NewOperator, 'retailerId'>,
): Promise<string> {
  const cpf = nextCpf();
  const operator = { storeId: null, name: 'ANA LIMA', email: `ana.${cpf}@casa.example`, phone: '+5592988887777' };
  return addOperator(platform, { cpf, role: 'cashier', password: testPassword, ...operator, ...over });
}

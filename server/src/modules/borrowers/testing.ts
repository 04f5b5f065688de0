import type { Platform } from '../../kernel/platform.ts';
import { completeCpf } from './rules/complete-cpf.ts';
import { addBorrower, type NewBorrower } from './store.ts';

let made = 0;

/** A valid CPF, another each time. */
export const nextCpf = (): string => completeCpf(String(200_000_000 + (made += 1)));

/** Registers an approved customer for a test; `over` says what matters. Returns id and CPF. */
export async function givenBorrower(
  platform: Platform,
  over: Partial<NewBorrower> = {},
): Promise<{ id: string; cpf: string }> {
  const cpf = over.cpf ?? nextCpf();
  const base: NewBorrower = {
    name: 'Conceição Araújo',
    cpf,
    phone: '+5592988887777',
    email: 'conceicao@correio.example',
    birthOn: '1980-05-17',
    status: 'APPROVED',
    isPhoneVerified: true,
  };
  return { id: await addBorrower(platform, { ...base, ...over }), cpf };
}

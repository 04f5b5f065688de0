import { type Cents, isCpf, reaisToCents } from '@balcao/contract/kernel';
import { texts } from '../texts.ts';

const MINIMUM = reaisToCents(10);

export function cpfFault(cpf: string): string | undefined {
  if (cpf === '') return texts.form.required;
  return isCpf(cpf) ? undefined : texts.form.invalidCpf;
}

/** Ten reais are enough, whatever the sentence says (ruling C20). */
export function valueFault(valueCents: Cents | null): string | undefined {
  if (valueCents === null) return texts.form.required;
  return valueCents < MINIMUM ? texts.form.tooLow : undefined;
}

import { formatBrl, reaisToCents } from '@balcao/contract/kernel';

/** 1234.56 reads 'R$ 1.234,56'. */
export function formatReais(reais: number): string {
  return formatBrl(reaisToCents(reais));
}

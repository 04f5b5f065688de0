import { formatBrl } from '@balcao/contract';
import type { BillTerms } from './bill.ts';

/** What a boleto tells of paying it before and after its due date. */
export function instructionsOf(terms: BillTerms, isDemonstration: boolean): string[] {
  const { lateFixedCents, lateDailyCents, earlyDailyCents } = terms;
  const late = [
    ...(lateFixedCents > 0 ? [`${formatBrl(lateFixedCents)} de multa (com o bônus perdido, se havia)`] : []),
    ...(lateDailyCents > 0 ? [`${formatBrl(lateDailyCents)} de juros por dia desde o vencimento`] : []),
  ];
  return [
    ...(earlyDailyCents > 0
      ? [`Antes do vencimento: desconto de ${formatBrl(earlyDailyCents)} por dia de antecipação (CDC, art. 52, § 2º).`]
      : []),
    ...(late.length > 0 ? [`Depois do vencimento: mais ${late.join(' e ')}.`] : []),
    'Vencimento em dia sem expediente bancário: pague no dia útil seguinte, sem acréscimo.',
    'Não receber outro valor. Pago de outra forma, este boleto não deve ser pago.',
    ...(isDemonstration ? ['DEMONSTRAÇÃO: nenhum banco recebe este boleto.'] : []),
  ];
}

import type { IncentiveCategory } from '@balcao/contract';

/** What who sells earns. */
export const incentiveTexts = {
  upTo: (percent: number) => `até ${percent}%`,
  category: (name: string) => `Categoria ${name}`,
  categories: {
    bronze: 'Bronze',
    silver: 'Prata',
    gold: 'Ouro',
    diamond: 'Diamante',
    same_day: 'Ouro',
  } satisfies Record<IncentiveCategory, string>,
} as const;

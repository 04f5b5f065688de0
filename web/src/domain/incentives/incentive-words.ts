import type { IncentiveCategory } from '@balcao/contract';
import { formatReais } from '../money/format-reais.ts';
import { incentiveTexts } from './texts.ts';

interface Incentive {
  incentiveType: 'percentage' | 'fixed_value';
  /** A fraction of the sale, or reais. */
  incentiveValue: number;
}

/** 'até 3%', rounded to whole percent, or 'R$ 5,00'. */
export const incentiveText = ({ incentiveType, incentiveValue }: Incentive): string =>
  incentiveType === 'percentage'
    ? incentiveTexts.upTo(Math.round(Number((incentiveValue * 100).toFixed(6))))
    : formatReais(incentiveValue);

/** 'Categoria Ouro'. */
export const categoryText = (category: IncentiveCategory): string =>
  incentiveTexts.category(incentiveTexts.categories[category]);

import { formatDate } from '@balcao/contract/kernel';
import { reviewTexts } from '../../review/texts.ts';

/** What the portal says of a decision on the customer's registration. */
export const texts = {
  waiting: 'Seu cadastro está em análise. O resultado chega por SMS.',
  denied: (day: string | null, store: string | null) =>
    ['Seu cadastro', ...(store === null ? [] : [`na ${store}`]), 'não foi aprovado']
      .concat(day === null ? [] : [`em ${formatDate(day)}`])
      .join(' ')
      .concat('.'),
  why: 'Por quê',
  awaited: (day: string | null) =>
    `${day === null ? 'Você pediu a revisão' : `Você pediu a revisão em ${formatDate(day)}`}. Uma pessoa está conferindo; a resposta chega por SMS.`,
  review: {
    AVAILABLE: reviewTexts.isPossible,
    ANSWERED: 'Uma pessoa já conferiu esta decisão, como você pediu, e a manteve.',
    LIFTED:
      'Uma pessoa reviu a decisão, como você pediu, e o seu cadastro pode seguir. Volte à loja com o seu documento para terminar.',
    BY_PERSON: 'Esta decisão foi tomada por uma pessoa da nossa equipe.',
  },
} as const;

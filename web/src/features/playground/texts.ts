import type { Theme } from './show-theme.ts';

export const texts = {
  title: 'Peças',
  lead: 'Cada peça em cada estado. Só existe em desenvolvimento.',
  parts: 'Lista de peças',
  all: 'Todas',
  theme: 'Cores',
  themes: { system: 'Do sistema', light: 'Claras', dark: 'Escuras' } satisfies Record<Theme, string>,
} as const;

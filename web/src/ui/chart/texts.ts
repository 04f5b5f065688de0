export const texts = {
  empty: 'Sem valores neste período.',
} as const;

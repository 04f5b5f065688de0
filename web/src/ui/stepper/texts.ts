export const texts = {
  done: 'concluída',
  place: (at: number, count: number) => `Etapa ${at} de ${count}`,
} as const;

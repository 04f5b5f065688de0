export const texts = {
  done: 'concluída',
  allDone: 'Todas as etapas concluídas',
  place: (at: number, count: number) => `Etapa ${at} de ${count}`,
} as const;

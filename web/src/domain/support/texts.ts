export const texts = {
  answered: (subject: string) => `O suporte respondeu: ${subject}`,
  solved: 'Resolvido',
  closing: 'Encerrando...',
  by: (name: string) => `Resposta de ${name}`,
} as const;

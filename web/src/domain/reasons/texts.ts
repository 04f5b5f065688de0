export const texts = { tooShort: 'Escreva ao menos 3 letras' } as const;

export const texts = {
  phone: 'Celular',
  lettersLeft: (left: number) => (left === 1 ? 'Falta 1 letra para o limite' : `Restam ${left} letras`),
} as const;

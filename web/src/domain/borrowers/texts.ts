export const texts = {
  customer: 'Cliente',
  cpf: 'CPF',
  enlarge: (title: string) => `Ampliar foto: ${title}`,
  pictureOf: (caption: string, name: string) => `${caption} de ${name}`,
  availableLimit: 'Limite disponível',
  totalLimit: 'Limite total',
} as const;

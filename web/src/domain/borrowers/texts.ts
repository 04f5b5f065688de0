export const texts = {
  customer: 'Cliente',
  cpf: 'CPF',
  enlarge: (title: string) => `Ampliar foto: ${title}`,
  pictureOf: (caption: string, name: string) => `${caption} de ${name}`,
  availableLimit: 'Limite disponível',
  totalLimit: 'Limite total',
} as const;

/** A coupon of the next purchase. */
export const couponWords = {
  title: (discount: string) => `Cupom de ${discount} de desconto`,
  from: (minimum: string) => `Compras a partir de ${minimum}`,
  atMost: (maximum: string) => `Desconto máximo de ${maximum}`,
  endsToday: 'Expira hoje às 23:59',
  endsOn: (day: string) => `Expira em ${day}`,
} as const;

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

/** More limit that was asked for in this store, as an analyst answered it. */
export const askedTexts = {
  WAITING: {
    title: 'Pedido de limite em análise',
    text: (total: string) => `Um analista decide sobre o limite de ${total}.`,
  },
  APPROVED: {
    title: 'Aumento de limite aprovado',
    text: (total: string) => `O analista aprovou o limite de ${total}.`,
  },
  REFUSED: {
    title: 'Aumento de limite não aprovado',
    text: (total: string) => `O analista não aprovou o limite de ${total}. O limite de antes continua valendo.`,
  },
  EXPIRED: {
    title: 'Pedido de limite vencido',
    text: (total: string) => `Ninguém decidiu a tempo sobre o limite de ${total}. Peça de novo, se ainda for preciso.`,
  },
} as const;

/** What may be done for a customer. */
export const actionTexts = {
  title: 'O que deseja fazer?',
  superCompra: 'Pedir Super Compra',
  budget: 'Solicitar aumento de limite',
  simulate: 'Simular parcelamento',
  update: 'Alterar dados cadastrais do cliente',
  register: 'Cadastrar cliente',
  sell: 'Vender para este cliente',
} as const;

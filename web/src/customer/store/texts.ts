import type { Wire } from '@balcao/contract';

export type StoreRequest = Wire<'POST /store-purchase/page'>['answer'];

/** What the page says on which a customer begins a purchase by the printed code of a store. */
export const texts = {
  opening: 'Abrindo a loja...',
  deadTitle: 'Não foi possível abrir esta loja',
  tryAgain: 'Tentar de novo',
  title: (storeName: string) => `Compra na ${storeName}`,
  lead: 'Diga o valor da compra. O caixa confere com você e confirma; depois você escolhe as parcelas aqui mesmo.',
  value: 'Valor da compra',
  valueHint: 'Em reais, como 150 ou 149,90',
  ask: 'Pedir ao caixa',
  asking: 'Pedindo...',
  minimum: 'O valor mínimo de uma compra deve ser de R$ 10,00',
  yours: 'Seu número',
  tell: 'Diga este número no caixa',
  waiting: 'Esperando o caixa confirmar...',
  free: 'Nada foi cobrado. Nesta tela você ainda não disse quem é.',
  until: (clock: string) => `O pedido vale até ${clock}.`,
  confirmed: 'Confirmado. Abrindo a compra...',
  refused: 'O caixa não confirmou este pedido. Nada foi cobrado.',
  expired: 'O pedido venceu sem resposta. Nada foi cobrado.',
  again: 'Pedir de novo',
  lost: 'Sem conexão. Tentando de novo...',
} as const;

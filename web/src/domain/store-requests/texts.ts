import { formatReais } from '../money/format-reais.ts';

export const texts = {
  title: 'Pedidos pelo QR Code da loja',
  hint: 'Confira o número na tela do cliente e o valor da compra.',
  since: (clock: string) => `pedido em ${clock}`,
  confirm: 'Confirmar',
  confirmOf: (number: string) => `Confirmar o pedido ${number}`,
  title1: (number: string) => `Pedido ${number}`,
  value: 'Valor da compra',
  valueHint: 'Mude se o cliente errou: vale o que você confirmar.',
  asked: (value: number) => `O cliente pediu ${formatReais(value)}.`,
  minimum: 'O valor mínimo de uma compra deve ser de R$ 10,00',
  confirmValue: (value: string) => `Confirmar ${value}`,
  confirming: 'Confirmando...',
  refuse: 'Não é daqui',
  refusing: 'Recusando...',
  cancel: 'Voltar',
} as const;

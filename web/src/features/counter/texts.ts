export const texts = {
  title: 'Caixa',
  menu: 'Menu',
  sell: 'Compras',
  sellHint: 'Vender no crediário a um cliente',
  receive: 'Pagamentos',
  receiveHint: 'Receber parcelas de um cliente',
  inProgress: 'Vendas em andamento',
  moveKey: 'Mover entre Compras e Pagamentos',
  tryAgain: 'Tentar de novo',
  settingsFailed:
    'As configurações desta loja não foram carregadas. Você pode continuar: as compras são feitas pelo CPF.',
  loadingSettings: 'Carregando configurações da loja...',
  till: (till: string) => `Caixa ${till}`,
  changeTill: 'Trocar caixa',
  whichTill: 'Qual caixa você está operando?',
} as const;

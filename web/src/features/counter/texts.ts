export const texts = {
  title: 'Caixa',
  sell: 'Compras',
  sellHint: 'Vender no crediário a um cliente',
  sellByQrHint: 'Vender por QR Code: o cliente compra no próprio celular',
  receive: 'Pagamentos',
  receiveHint: 'Receber parcelas de um cliente',
  inProgress: 'Vendas em andamento',
  waiting: (sales: number) =>
    sales === 0
      ? 'Nenhuma venda espera alguém.'
      : sales === 1
        ? '1 venda espera alguém.'
        : `${sales} vendas esperam alguém.`,
  moveKey: 'Mover entre Compras e Pagamentos',
  tryAgain: 'Tentar de novo',
  settingsFailed:
    'As configurações desta loja não foram carregadas. Você pode continuar: as compras são feitas pelo CPF.',
  loadingSettings: 'Carregando configurações da loja...',
  till: (till: string) => `Caixa ${till}`,
  changeTill: 'Trocar caixa',
  drawer: 'Gaveta e fechamento',
  drawerHint: 'Abra a gaveta para começar o dia, e feche-a com a contagem.',
  drawerOpen: (drawer: string, name: string, since: string) => `Gaveta ${drawer} aberta por ${name} em ${since}`,
  drawerNeeded: 'Nesta loja só se recebe com o caixa aberto.',
  openDrawer: 'Abrir o caixa',
  whichTill: 'Qual caixa você está operando?',
} as const;

export const texts = {
  path: 'Caminho',
  home: 'Home',
  title: 'Financeiro',
  tabs: 'Financeiro: a receber e a pagar',
  receivable: 'A Receber',
  payable: 'A Pagar',
  noRetailer: 'Você não tem um varejo configurado.',
  chooseHint: 'Escolha abaixo o varejo que você quer ver.',
  retailer: 'Varejo',
  chooseRetailer: 'Escolha o varejo',
  retailerFault: 'Não foi possível carregar o varejista',
  storesFault: 'Erro ao carregar lojas',
} as const;

export const texts = {
  setupTitle: 'Configuração de Loja',
  setupNeeded: 'Necessário configurar loja para continuar a operação.',
  storeInactive: 'Loja inativada. Configure uma loja',
  store: 'Loja',
  chooseStore: 'Selecione uma loja',
  withoutStore: 'Sem loja neste aparelho',
  ofNoStore: 'Trabalho que não pede loja',
  confirmStore: 'Confirmar Loja',
  confirming: 'Configurando loja...',
  storeConfigured: 'Loja configurada com sucesso!',
  title: 'Configurações',
  changeStore: 'Alterar Loja',
  changing: 'Alterando loja...',
  storeChanged: 'Loja alterada com sucesso!',
  currentStore: 'Este aparelho está configurado na loja',
  salesMode: 'Alterar Padrão de Vendas',
  qrChosen:
    'As compras deste aparelho começam pelo valor: o cliente lê o QR Code com o celular dele e autoriza por lá.',
  salesModeHint: 'Vale para este aparelho.',
  myData: 'Dados cadastrais',
  changeMyData: 'Alterar dados cadastrais',
  leadingToSafePlace: 'Levando você para um ambiente seguro...',
  linkFailed: 'Ocorreu um erro, tente novamente.',
  tabBlocked: 'O navegador não deixou abrir outra aba.',
  openTab: 'Abrir a página',
  storeCode: 'QR Code da loja',
  storeCodeHint: 'Um cartaz para a parede: o cliente começa a compra pelo próprio celular, e o caixa confirma o valor.',
  openStoreCode: 'Ver e imprimir',
  customerData: 'Dados do cliente',
  customerDataHint: 'O próprio cliente altera telefone, e-mail e endereço, neste aparelho ou no dele.',
  lendDevice: 'Emprestar aparelho ao cliente',
  lookups: 'Consultas de CPF',
  lookupsHint: 'Cada colaborador faz até 60 consultas por hora. Quem chegou ao limite aparece aqui.',
  lookupsNobody: 'Ninguém chegou ao limite.',
  loadingLookups: 'Buscando colaboradores...',
  lookupsFailed: 'Erro ao carregar as consultas',
  release: 'Liberar',
  releasing: 'Liberando...',
  released: 'Consultas liberadas.',
  ownLookups: 'Peça a outra pessoa que libere as suas.',
  loadAgain: 'Atualizar',
  loadingStores: 'Buscando lojas...',
  storesFailed: 'Erro ao carregar lojas',
  noStores: 'Não há loja ativa para configurar.',
  noStoresHint: 'Fale com o gerente ou com o suporte ao lojista.',
  name: 'Nome',
  phone: 'Telefone',
  email: 'E-mail',
  pixKey: 'Chave Pix',
  tryAgain: 'Tentar novamente',
} as const;

/** Names a button to who hears it among others. */
export const releaseOf = (name: string) => `Liberar consultas de ${name}`;

/** What a person's data says when a part of it is missing. */
export const missingData = {
  name: 'Sem nome cadastrado',
  phone: 'Sem telefone cadastrado',
  email: 'Sem e-mail cadastrado',
  pixKey: 'Sem chave Pix cadastrada',
} as const;

/** The change stays on screen for 3 seconds (shell spec, section 9). */
export const storeChangedMs = 3000;

export const printerTexts = {
  title: 'Impressora de recibos',
  hint: 'Escolha a impressora térmica ligada a este aparelho, e os comprovantes saem direto nela. Sem impressora, o comprovante é um PDF.',
  none: 'Este navegador não fala direto com impressoras. Os comprovantes são PDF, impressos pelo navegador.',
  chosen: 'Impressora escolhida:',
  width: 'Largura da bobina',
  columns: { 48: 'bobina de 80 mm', 42: 'bobina de 80 mm, 42 letras por linha', 32: 'bobina de 58 mm' },
  byConnection: { USB: 'impressora USB', SERIAL: 'impressora na porta serial' },
  choose: { USB: 'Escolher impressora USB', SERIAL: 'Escolher porta serial' },
  test: 'Imprimir teste',
  forget: 'Esquecer impressora',
  sent: 'Teste enviado à impressora.',
  failed: 'A impressora não respondeu. Confira o cabo e se ela está ligada.',
} as const;

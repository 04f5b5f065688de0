export const tileTexts = {
  till: { text: 'Caixa', hint: 'Compras e pagamentos' },
  superCompra: { text: 'Super Compra', hint: 'Crédito extra para uma compra' },
  salesCentre: { text: 'Central de Vendas', hint: 'Crédito extra para uma compra' },
  serviceCentre: { text: 'Central de vendas', hint: 'Atender e cadastrar clientes' },
  phoneSale: { text: 'Venda de celular', hint: 'Aparelhos no crediário' },
  calculator: { text: 'Calculadora de parcelas', hint: 'Orçamento para o cliente' },
  staff: { text: 'Colaboradores', hint: 'Quem trabalha nas lojas' },
  finance: { text: 'Financeiro', hint: 'A receber e a pagar' },
  treasury: { text: 'Tesouraria', hint: 'Repasses aos varejistas, etapa por etapa' },
  accounting: { text: 'Contabilidade', hint: 'Balancete, provisões e tributos de quem empresta' },
  reports: { text: 'Relatórios', hint: 'Vendas por período' },
  register: { text: 'Cadastrar cliente', hint: 'Começar ou continuar um cadastro' },
  desk: { text: 'Fila de atendimento', hint: 'Tudo o que espera uma pessoa' },
  limits: { text: 'Limites a aprovar', hint: 'Mudanças que esperam uma segunda pessoa' },
  customerCare: { text: 'Dados do cliente', hint: 'Cópia, eliminação, autorizações e cadastros repetidos' },
  retailers: { text: 'Varejos', hint: 'Varejistas, lojas e feriados' },
  policies: { text: 'Políticas', hint: 'Taxas e regras, desde quando valem' },
  creditPolicy: { text: 'Política de crédito', hint: 'Quem recebe crédito, e quanto' },
  registrations: { text: 'Cadastros a analisar', hint: 'Clientes que esperam um analista' },
  extraCredit: { text: 'Limite extra', hint: 'Pedidos que esperam um analista' },
  campaigns: { text: 'Campanhas', hint: 'Cupons emitidos, usados e o que custam' },
  payouts: { text: 'Incentivos', hint: 'O que cada vendedor tem a receber' },
  purchaseCalls: { text: 'Ligações de compra', hint: 'Clientes para ligar e autorizar' },
  phoneChanges: { text: 'Trocas de telefone', hint: 'Pedidos de clientes e colaboradores' },
  parameters: { text: 'Parâmetros', hint: 'O que cada loja tem e mostra' },
  messages: { text: 'Mensagens', hint: 'O que foi enviado, e com que palavras' },
  support: { text: 'Suporte', hint: 'Pedidos de ajuda da equipe' },
  portfolio: { text: 'Carteira', hint: 'O que os clientes devem, por atraso, mês e safra' },
  events: { text: 'Eventos', hint: 'Quanto as telas são usadas' },
  closings: { text: 'Fechamentos de caixa', hint: 'Gavetas, diferenças e Z de cada loja' },
  shift: { text: 'Turno da loja', hint: 'Quem está na loja, gavetas e vendas à espera' },
  audit: { text: 'Auditoria', hint: 'Quem viu ou mudou o quê' },
  devices: { text: 'Aparelhos', hint: 'Catálogo, preços e os que esperam' },
  boletos: { text: 'Boletos à espera', hint: 'Pagos com outro valor, ou sem dívida' },
  settings: { text: 'Configurações', hint: 'Loja, padrão de vendas e seus dados' },
} as const;

export const morePageTexts = {
  contracts: { text: 'Contratos e recibos', hint: 'Segunda via, quitação e estorno' },
  statement: { text: 'Extrato do cliente', hint: 'O que comprou e pagou, por período' },
  agreements: { text: 'Renegociar dívida', hint: 'Acordos de quem está em atraso' },
  storeCode: { text: 'QR Code da loja', hint: 'O cartaz com que o cliente começa a compra' },
  catalogue: { text: 'Catálogo de aparelhos', hint: 'Modelos e preços da venda de celular' },
  ownIncentives: { text: 'Meus incentivos', hint: 'O que tenho a receber' },
  holidays: { text: 'Feriados', hint: 'Dias em que os bancos não abrem' },
  overview: { text: 'Vendas em gráficos', hint: 'Panorama de lojas, equipe e metas' },
} as const;

export const groupTexts = {
  waiting: 'O que espera alguém',
  counter: 'Balcão',
  credit: 'Crédito',
  money: 'Dinheiro',
  house: 'Casa e configuração',
} as const;

export const menuTexts = {
  leave: 'Sair',
  leaving: 'Saindo...',
  waiting: (count: number, hasMore = false) => `${hasMore ? 'Mais de ' : ''}${count} esperando`,
  salesWaiting: (count: number) => (count === 1 ? '1 venda esperando' : `${count} vendas esperando`),
  peopleAtWork: (count: number) => (count === 1 ? '1 pessoa na loja' : `${count} pessoas na loja`),
} as const;

export const configurationTexts = { label: 'Configuração' } as const;

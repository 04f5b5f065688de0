export const texts = {
  welcome: 'Seja bem-vindo!',
  leave: 'Sair',
  leaving: 'Saindo...',
  nothingYet: 'Nenhuma tela desta versão está aberta para o seu perfil.',
  notFound: 'Página não encontrada',
  notFoundHint: 'O endereço não existe ou mudou. Escolha abaixo para onde ir.',
} as const;

export const tileTexts = {
  till: { text: 'Caixa', hint: 'Compras e pagamentos' },
  limits: { text: 'Limites a aprovar', hint: 'Mudanças que esperam uma segunda pessoa' },
  parameters: { text: 'Parâmetros', hint: 'O que cada loja tem e mostra' },
  settings: { text: 'Configurações', hint: 'Loja, padrão de vendas e seus dados' },
} as const;

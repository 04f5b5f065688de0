/** What the portal says before anything of a customer is loaded. */
export const doorTexts = {
  loading: 'Carregando...',
  tryAgain: 'Tentar de novo',
  entry: {
    title: 'Entrar no portal',
    lead: 'Digite o seu CPF. Enviaremos um código ao telefone do seu cadastro.',
    code: 'Se este CPF tem cadastro, o código chegou por SMS ao telefone dele. Vale por 5 minutos.',
    another: 'Pedir outro código',
    shared: 'Em um aparelho emprestado? Toque em Sair ao terminar.',
  },
  over: {
    title: 'Você saiu do portal',
    lead: 'Nada seu ficou nesta tela. O que você pagou continua valendo.',
    again: 'Entrar',
  },
  nav: {
    label: 'Páginas do portal',
    '/c/inicio': 'Início',
    '/c/parcelas': 'Parcelas',
    '/c/compras': 'Compras',
    '/c/extrato': 'Extrato',
    leave: 'Sair',
  },
} as const;

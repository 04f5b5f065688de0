export const texts = {
  skip: 'Pular para o conteúdo',
  start: (brand: string) => `${brand}, início`,
  mainNavigation: 'Principal',
  account: 'Minha conta',
  menu: 'Menu',
  help: 'Ajuda',
  findCommand: 'Procurar página ou ação',
  goToCpf: 'Ir para o CPF',
  opening: 'Abrindo a tela...',
  failedTitle: 'Não foi possível abrir esta tela',
  unexpected: 'Ops. Uma falha inesperada aconteceu. Tente novamente.',
  supportCode: 'Código para o suporte:',
  tryAgain: 'Tentar novamente',
  goToStart: 'Ir para o início',
} as const;

/** While the server does not answer. */
export const linkTexts = {
  down: 'Sem conexão com o servidor',
  nothingSent:
    'O que você digitou fica nesta tela. Nada é vendido nem recebido até a conexão voltar, e nada será enviado sem você mandar.',
  unanswered:
    'Uma operação ficou sem resposta: pode ter sido registrada. Não a repita nem entregue dinheiro; conferimos assim que a conexão voltar.',
  back: 'A conexão voltou. Pode continuar de onde parou.',
} as const;

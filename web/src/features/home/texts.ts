export const texts = {
  welcome: 'Seja bem-vindo!',
  leave: 'Sair',
  leaving: 'Saindo...',
  nothingYet: 'Nenhum trabalho está aberto para o seu perfil neste momento.',
  toCome: (names: string) => `Em preparação para o seu perfil: ${names}.`,
  whatToDo: 'Se você precisa vender ou receber, peça ao gerente da loja que mude o seu perfil.',
  waiting: (count: number, hasMore: boolean) => `${hasMore ? 'Mais de ' : ''}${count} esperando`,
  notFound: 'Página não encontrada',
  notFoundHint: 'O endereço não existe ou mudou. Escolha abaixo para onde ir.',
} as const;

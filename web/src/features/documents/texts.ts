export const texts = {
  title: 'Comprovante',
  print: 'Clique aqui para imprimir o comprovante',
  opening: 'Abrindo o comprovante...',
  failed: 'Erro ao carregar o arquivo',
  tryAgain: 'Tentar novamente',
  page: (number: number) => `Página ${number}`,
} as const;

export const texts = {
  pages: 'Páginas da lista',
  refresh: 'Atualizar',
  refreshing: 'Atualizando...',
  next: 'Próxima página',
  first: 'Voltar ao início',
  last: 'Fim da lista',
} as const;

export const texts = {
  title: 'Gerando planilha',
  progress: 'Linhas escritas',
  written: (rows: number, total: number | undefined) =>
    total === undefined ? `${inWords(rows)} linhas` : `${inWords(rows)} de ${inWords(total)} linhas`,
  cancel: 'Cancelar',
  preparing: 'Gerando planilha...',
  xlsx: 'Baixar Excel',
  csv: 'Baixar CSV',
  saved: 'Planilha baixada.',
  tooManyRows: 'A planilha teria mais linhas do que o Excel abre. Baixe em CSV ou escolha menos dias.',
  failed: 'Não foi possível gerar a planilha. Nada foi baixado, tente novamente.',
} as const;

const inWords = (count: number) => count.toLocaleString('pt-BR');

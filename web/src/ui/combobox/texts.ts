const many = new Intl.NumberFormat('pt-BR');

export const texts = {
  open: 'Abrir a lista',
  none: 'Nenhuma opção com este texto.',
  /** Says how many match; past the cap, that typing goes on narrowing. */
  count: (found: number, shown: number) => {
    if (found === 0) return texts.none;
    if (found > shown) return `${many.format(found)} opções; as primeiras ${shown} estão na lista.`;
    return found === 1 ? '1 opção' : `${found} opções`;
  },
  moveOptions: 'Mover entre as opções da lista',
  chooseOption: 'Escolher a opção',
  closeOptions: 'Fechar a lista',
  keepTyping: 'Continue digitando para ver as outras.',
} as const;

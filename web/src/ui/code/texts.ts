export const texts = {
  copy: 'Copiar código',
  copied: 'Copiado',
  notCopied: 'Não foi possível copiar. Selecione o texto.',
} as const;

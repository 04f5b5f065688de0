/** What the frame says before a page is there: with the others' words it would weigh on every first load. */
export const frameTexts = {
  loading: 'Carregando a página...',
  broken: {
    title: 'Esta página não abriu por inteiro',
    why: 'A conexão pode ter caído. O que você já confirmou não se perdeu.',
    again: 'Tentar de novo',
  },
  notValid: {
    title: 'Este link não é válido',
    lead: 'Ele pode estar incompleto ou já ter vencido. Confira se o endereço foi copiado por inteiro.',
    another: 'Para receber outro, fale com a loja onde você comprou. O número está no seu comprovante.',
    check: 'Conferir um comprovante',
  },
} as const;

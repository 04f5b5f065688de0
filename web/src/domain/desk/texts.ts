/** What every page of waiting things says alike. */
export const deskTexts = {
  menu: 'Menu',
  backToMenu: 'Voltar ao menu',
  tryAgain: 'Tentar novamente',
} as const;

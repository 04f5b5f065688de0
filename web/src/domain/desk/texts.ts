/** What every page of waiting things says alike. */
export const deskTexts = {
  tryAgain: 'Tentar novamente',
} as const;

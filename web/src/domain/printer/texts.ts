export const testTexts = {
  title: 'Teste de impressão',
  letters: 'ÁÂÃÀÇÉÊÍÓÔÕÚÜ áâãàçéêíóôõúü ªº',
  value: 'Valor',
  amount: 'R$ 1.234,56',
} as const;

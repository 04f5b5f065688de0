export const texts = {
  title: 'Comprovante',
  print: 'Clique aqui para imprimir o comprovante',
  opening: 'Abrindo o comprovante...',
  failed: 'Erro ao carregar o arquivo',
  tryAgain: 'Tentar novamente',
  sending: 'Enviando à impressora...',
  sent: 'Comprovante enviado à impressora.',
  printPdf: 'Imprimir pelo navegador',
  printerFailed: 'A impressora não respondeu. Confira o cabo e se ela está ligada, ou imprima pelo navegador.',
  onA4: 'Ver em folha A4',
  onRoll: 'Ver em bobina de 80 mm',
  page: (number: number) => `Página ${number}`,
} as const;

import type { Wire } from '@balcao/contract';

type CheckedReceipt = Wire<'GET /receipts/{authenticationCode}'>['answer'];
type Kind = CheckedReceipt['kind'];

const kinds: Record<Kind, { title: string; value: string }> = {
  PURCHASE: { title: 'Compra', value: 'Valor da compra' },
  PAYMENT: { title: 'Pagamento', value: 'Valor pago' },
  PAYMENT_UNDO: { title: 'Estorno de pagamento', value: 'Valor devolvido ao cliente' },
  CANCELLATION: { title: 'Cancelamento de compra', value: 'Valor devolvido da compra' },
  RETURN: { title: 'Devolução', value: 'Valor devolvido da compra' },
};

/** What customer pages say; the portal and the purchase by QR code have their own words. */
export const texts = {
  check: {
    title: 'Conferir comprovante',
    lead: 'Digite o código de autenticação, impresso no fim do comprovante. Você verá se ele é verdadeiro e o que diz.',
    code: 'Código de autenticação',
    hint: '16 letras e números, como X7Q2\u201190KD\u201131FM\u2011ZZ04',
    invalid: 'O código tem 16 letras e números. Confira o papel e digite de novo.',
    ask: 'Conferir',
    asking: 'Conferindo...',
    askAnother: 'Conferir outro comprovante',
    genuine: 'Comprovante verdadeiro',
    compare: 'Compare com o papel. Se algum dado for diferente, o papel foi alterado.',
    unknown: 'Comprovante não reconhecido',
    failed: 'Não foi possível conferir',
    kinds,
    date: 'Data',
    retailer: 'Varejista',
    store: 'Loja',
    customer: 'Cliente',
    paymentUndone: (day: string) => `Este pagamento foi estornado em ${day}: as parcelas voltaram a ser devidas.`,
    purchaseCanceled: (day: string) => `Esta compra foi cancelada em ${day}.`,
    partlyReturned: 'Uma parte desta compra foi devolvida depois.',
  },
  linked: {
    title: (count: number) => (count === 1 ? 'Seu comprovante' : 'Seus comprovantes'),
    opening: 'Abrindo o comprovante...',
    until: (when: string) => `Este link vale até ${when}. Guarde o PDF se quiser ficar com ele.`,
    download: 'Baixar PDF',
    downloading: 'Preparando o PDF...',
    file: 'comprovante.pdf',
    deadTitle: 'Este link não serve mais',
    failedTitle: 'Não foi possível abrir o comprovante',
    broken:
      'O endereço está incompleto. Abra o link inteiro, como chegou na mensagem, ou peça outro na loja: o comprovante continua guardado.',
    tryAgain: 'Tentar de novo',
  },
} as const;

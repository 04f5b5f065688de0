import type { Wire } from '@balcao/contract';
import { formatBrl, formatDate, reaisToCents } from '@balcao/contract/kernel';
import { faceAdvice } from '../../domain/face/reasons/texts.ts';

export type OpenedPurchase = Wire<'POST /purchase-face/links/open'>['answer'];
export type ToShow = Wire<'POST /purchase-face/consent'>['answer'];
export type Verdict = Wire<'POST /purchase-face/pictures'>['answer'];

const money = (value: number) => formatBrl(reaisToCents(value));

/** What the page says on which a customer authorises a purchase. */
export const texts = {
  opening: 'Abrindo a compra...',
  brokenLink: 'Este link está incompleto. Abra-o de novo pela mensagem que você recebeu.',
  deadTitle: 'Não foi possível abrir a compra',
  title: (storeName: string) => `Compra na loja ${storeName}`,
  hello: (firstName: string) => `Olá, ${firstName}. Confira o que você vai autorizar:`,
  paper: 'O que você autoriza',
  value: 'Valor da compra',
  plan: 'Parcelas',
  total: 'Total a pagar',
  firstDue: '1º vencimento',
  consent:
    'Autorizo tirar fotos do meu rosto para confirmar que sou eu nesta compra. Elas são comparadas com a foto do meu cadastro, guardadas com sigilo e apagadas em 90 dias.',
  consentMissing: 'Marque a autorização para continuar.',
  other: 'Sem as fotos, a loja pode pedir que um analista ligue para você.',
  go: 'Continuar para as fotos',
  going: 'Preparando...',
  decline: 'Não reconheço esta compra',
  declineTitle: 'Recusar esta compra?',
  declineMeaning: 'A loja será avisada e a compra não será feita. Nada será cobrado.',
  declineYes: 'Sim, recusar a compra',
  declining: 'Recusando...',
  back: 'Voltar',
  triesLeft: (left: number) => (left === 1 ? 'Você tem mais 1 tentativa.' : `Você tem mais ${left} tentativas.`),
  approvedTitle: 'Compra autorizada',
  approved:
    'Pronto: na loja o vendedor já pode finalizar. Se você compra pelo celular, volte à página da compra para concluí-la.',
  approvedHere: 'Pronto: volte à compra para concluí-la.',
  backToPurchase: 'Voltar à compra',
  manualTitle: 'Estamos avaliando sua compra',
  manual: 'Um analista vai ligar para o seu telefone cadastrado em poucos minutos. Atenda, e fique na loja.',
  declinedTitle: 'Compra recusada',
  declined: 'A loja foi avisada e nada foi cobrado. Se alguém usou seu nome, fale conosco pelo WhatsApp.',
} as const;

export const factsOf = (opened: OpenedPurchase): readonly (readonly [term: string, fact: string])[] => [
  [texts.value, money(opened.purchaseValue)],
  [texts.plan, `${opened.numberOfInstallments}x de ${money(opened.installmentValue)}`],
  [texts.total, money(opened.totalValue)],
  [texts.firstDue, formatDate(opened.firstInstallmentDueDate)],
];

/** One sentence at a time, and how often it may be tried yet. */
export const problemOf = ({ reasons, triesLeft }: Verdict): string =>
  `${faceAdvice(reasons)} ${texts.triesLeft(triesLeft)}`;

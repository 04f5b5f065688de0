import { formatDateTime } from '@balcao/contract';
import type { PurchaseReceipt } from '../../receipts.ts';
import { type Block, centred, divider, gap, pair, text } from '../blocks.ts';
import { dueCentsOf } from './credit-figures.ts';
import { installmentsOf, lateText, money, ratesOf } from '../wording.ts';

/** Each is marked by the customer's own hand: nothing here is agreed to with the rest. */
const tick = (words: string): Block[] => [text(`[   ]  ${words}`), gap(8)];

function statements(credit: PurchaseReceipt): Block[] {
  const { lenderName, brand } = credit;
  return [
    ...tick(
      'Recebi, antes de contratar, o resumo do crédito com o Custo Efetivo Total, e tive tempo de ler (CDC, arts. 54-B e 54-D).',
    ),
    ...tick('Recebi uma via do contrato (CDC, art. 54-G, II).'),
    ...tick(`Autorizo ${lenderName} a consultar meus dados em birôs de crédito para decidir sobre este crédito.`),
    ...tick(
      `Li o aviso de privacidade de ${brand}: minha foto e meus documentos servem só para confirmar quem sou e evitar fraude (LGPD, art. 11, II, g).`,
    ),
    ...tick('Nenhum seguro ou outro produto foi exigido para este crédito.'),
    ...tick('Posso pagar antes com desconto dos juros, e sei o que acontece se eu atrasar:'),
    text(lateText(credit), 'strong'),
  ];
}

/** What a customer declares to know of a purchase, to be signed by hand: one mark a statement (CDC arts. 54-B, 54-D, 54-G). */
export function awarenessBlocks(credit: PurchaseReceipt): Block[] {
  const { month } = ratesOf(credit);
  return [
    centred('Termo de ciência', 'title'),
    gap(8),
    pair('Contrato', credit.contractNumber, 'body', 'strong'),
    pair('Emissão', formatDateTime(credit.issuedAt, credit.zone)),
    pair('Cliente', credit.customer.name),
    pair('CPF', credit.customer.cpfMasked),
    pair('Loja', credit.store.name),
    ...divider,
    text(
      `Eu, ${credit.customer.name}, comprei a prazo em ${installmentsOf(credit.count, credit.dueDateRule)}, total de ${money(dueCentsOf(credit))}, com juros de ${month}, e marco cada linha que li e entendi:`,
    ),
    gap(10),
    ...statements(credit),
    gap(40),
    { kind: 'rule', weight: 'thin' },
    gap(4),
    text('Assinatura do cliente e data'),
    gap(8),
    pair('Autenticação do comprovante', credit.authenticationCode),
  ];
}

import { formatCnpj, formatDateTime } from '@balcao/contract';
import type { PurchaseReceipt } from '../../receipts.ts';
import type { Signature } from '../../signing/signature.ts';
import { type Block, centred, gap, pair, text } from '../blocks.ts';
import type { CetSheet } from './cet-sheet-blocks.ts';
import { deviceBlocks, part, storeBlocks, termBlocks } from './credit-blocks.ts';
import { money } from '../wording.ts';

/** What a customer signed; receipts of before products say it by who charges the contract's rate when late. */
function instrumentOf({ instrument, lateContractRateMonthly }: PurchaseReceipt): 'CCB' | 'SALE_CONTRACT' {
  return instrument ?? (lateContractRateMonthly === null ? 'SALE_CONTRACT' : 'CCB');
}

const titles = { CCB: 'Cédula de Crédito Bancário', SALE_CONTRACT: 'Contrato de compra e venda a prazo' } as const;

export const instrumentTitle = (credit: PurchaseReceipt): string => titles[instrumentOf(credit)];

/** How the customer signed (Lei 10.931/2004 art. 29 § 5): the code on the phone, when it was right, when it was used. */
function signatureBlocks(credit: PurchaseReceipt, signature: Signature | null): Block[] {
  const verified = signature?.verifiedAt;
  return part(
    'Assinatura eletrônica',
    ...(signature && verified
      ? [
          text(`Assinado por ${credit.customer.name} com código de uso único.`),
          pair('Código enviado a', signature.phoneMasked),
          pair('Código confirmado em', formatDateTime(verified, credit.zone)),
        ]
      : [text(`Assinado por ${credit.customer.name}.`)]),
    pair('Contratado em', formatDateTime(credit.issuedAt, credit.zone)),
    pair('Operador', credit.operatorName),
    pair('Autenticação', credit.authenticationCode, 'strong'),
  );
}

function customerPart(heading: string, { customer }: PurchaseReceipt): Block[] {
  return part(heading, text(customer.name, 'name'), pair('CPF', customer.cpfMasked));
}

/** Items I to VI of Lei 10.931/2004 art. 29, and what Res. CMN 5.004/2022 asks of any credit instrument. */
function billBlocks(credit: PurchaseReceipt): Block[] {
  const lender = `${credit.lenderName}, CNPJ ${formatCnpj(credit.lenderCnpj)}`;
  return [
    ...part('Credor', text(lender)),
    ...customerPart('Emitente', credit),
    ...part('Correspondente e lugar de emissão', ...storeBlocks(credit)),
    ...part(
      'Promessa de pagamento',
      text(
        `O emitente pagará por esta Cédula de Crédito Bancário a ${credit.lenderName}, ou à sua ordem, em moeda corrente nacional, a dívida certa, líquida e exigível de ${money(credit.financedCents)}, com os juros desta cédula, nas datas e valores das parcelas abaixo.`,
      ),
      gap(4),
      text('Lugar de pagamento: qualquer loja parceira, ou por Pix emitido pelo credor.'),
    ),
    ...(credit.device === undefined ? [] : part('Mercadoria financiada', ...deviceBlocks(credit))),
    ...termBlocks(credit, { values: 'Valores', rates: 'Encargos' }),
  ];
}

/** What Lei 6.463/1977 art. 1 asks of a sale on credit: cash price, installments, rate and charges. */
function saleBlocks(credit: PurchaseReceipt): Block[] {
  return [
    ...part('Vendedor e credor', ...storeBlocks(credit), text(`CNPJ do credor ${formatCnpj(credit.lenderCnpj)}`)),
    ...customerPart('Comprador', credit),
    ...part(
      'Objeto',
      text(
        'Venda das mercadorias do documento fiscal desta compra, com pagamento do preço a prazo nas condições abaixo (Lei 6.463/1977, art. 1º).',
      ),
      ...(credit.device === undefined ? [] : [gap(4), ...deviceBlocks(credit)]),
    ),
    ...termBlocks(credit, { values: 'Preço e custo do crédito', rates: 'Juros' }),
  ];
}

/** What is agreed, signed or not. */
const agreedBlocks = (credit: PurchaseReceipt): Block[] =>
  instrumentOf(credit) === 'CCB' ? billBlocks(credit) : saleBlocks(credit);

/** The instrument as it will be, to read before it is signed: it binds nobody, so it has no number of authentication. */
export function draftBlocks({ credit, validUntil }: CetSheet): Block[] {
  return [
    centred('MINUTA - sem valor até a sua autorização', 'strong'),
    gap(4),
    centred(instrumentTitle(credit), 'title'),
    gap(8),
    pair('Oferta', credit.contractNumber, 'body', 'strong'),
    pair('Feita em', formatDateTime(credit.issuedAt, credit.zone)),
    pair('Válida, sem alteração, até', formatDateTime(validUntil, credit.zone), 'body', 'strong'),
    ...agreedBlocks(credit),
    ...part('Assinatura eletrônica', text('Ainda não assinado. O contrato só existe depois da sua autorização.')),
  ];
}

/** The instrument of a purchase, whole: a copy that cannot be negotiated. */
export function instrumentBlocks(credit: PurchaseReceipt, signature: Signature | null): Block[] {
  return [
    centred(instrumentTitle(credit), 'title'),
    gap(4),
    centred('VIA NÃO NEGOCIÁVEL', 'strong'),
    gap(8),
    pair('Número', credit.contractNumber, 'body', 'strong'),
    pair('Emissão', formatDateTime(credit.issuedAt, credit.zone)),
    ...agreedBlocks(credit),
    ...signatureBlocks(credit, signature),
  ];
}

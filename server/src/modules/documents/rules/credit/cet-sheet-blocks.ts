import { formatCnpj, formatDateTime } from '@balcao/contract';
import type { PurchaseReceipt } from '../../receipts.ts';
import { type Block, centred, gap, pair, text } from '../blocks.ts';
import { cetPartBlocks, part, storeBlocks, termBlocks } from './credit-blocks.ts';

/** One way to pay of an offer, before it is signed. */
export interface CetSheet {
  credit: PurchaseReceipt;
  /** The offer stands unchanged until then (CDC art. 54-B § 1 II: at least two days). */
  validUntil: string;
}

/** The summary and cost sheet that the law asks for before contracting (CDC art. 54-B; Res. CMN 4.881/2020). */
export function cetSheetBlocks({ credit, validUntil }: CetSheet): Block[] {
  return [
    centred('Resumo do crédito e Custo Efetivo Total', 'title'),
    gap(4),
    centred('Informação prévia: não é contrato nem obriga o cliente', 'strong'),
    gap(8),
    pair('Oferta', credit.contractNumber, 'body', 'strong'),
    pair('Feita em', formatDateTime(credit.issuedAt, credit.zone)),
    pair('Válida, sem alteração, até', formatDateTime(validUntil, credit.zone), 'body', 'strong'),
    ...part('Cliente', text(credit.customer.name, 'name'), pair('CPF', credit.customer.cpfMasked)),
    ...part('Quem concede o crédito', text(`${credit.lenderName}, CNPJ ${formatCnpj(credit.lenderCnpj)}`)),
    ...part('Loja', ...storeBlocks(credit)),
    ...termBlocks(credit, { values: 'Valores', rates: 'Custo', beside: [gap(4), ...cetPartBlocks(credit)] }),
  ];
}

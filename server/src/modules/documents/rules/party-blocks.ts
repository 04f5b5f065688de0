import { formatCnpj, formatDateTime, formatPhone } from '@balcao/contract';
import type { ReceiptParties } from '../receipts.ts';
import { type Block, centred, divider, gap, pair, text } from './blocks.ts';

/** Brand and title, then store, operator and moment: the head of the cupom. */
export function headBlocks(parties: Omit<ReceiptParties, 'customer' | 'contacts'>, title: string, at: string): Block[] {
  const { retailer, store } = parties;
  return [
    centred(parties.brand, 'title'),
    centred(title, 'body'),
    ...divider,
    text(retailer.fantasyName, 'name'),
    text(store.name),
    // The state does not stand alone on a line.
    text(store.address.replace(/, (?=[A-Z]{2}$)/, ',\u00A0'), 'fine'),
    text(retailer.legalName, 'fine'),
    text(`CNPJ ${formatCnpj(store.cnpj)}`, 'fine'),
    gap(4),
    pair('Operador', parties.operatorName),
    pair('Data', formatDateTime(at, parties.zone)),
  ];
}

export function customerBlocks({ customer }: ReceiptParties): Block[] {
  return [...divider, text(customer.name, 'name'), pair('CPF', customer.cpfMasked)];
}

function contact(label: string, number: string | null): Block[] {
  return number === null ? [] : [pair(label, formatPhone(number))];
}

/** How to reach brand and store. */
export function contactBlocks({ contacts, brand }: ReceiptParties): Block[] {
  const numbers = [
    ...contact(`WhatsApp ${brand}`, contacts.customerWhatsapp),
    ...contact('WhatsApp da loja', contacts.retailerWhatsapp),
  ];
  return numbers.length > 0 ? [...divider, text('Atendimento', 'strong'), ...numbers] : [];
}

/** Contacts and the code that tells this paper from a changed one. */
export function footBlocks(parties: ReceiptParties, authenticationCode: string): Block[] {
  return [...contactBlocks(parties), ...divider, centred('Autenticação', 'fine'), centred(authenticationCode, 'code')];
}

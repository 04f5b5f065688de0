import { formatCnpj, formatCpf } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import type { Asker } from '../../../kernel/auth/actor.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, cpfOf } from '../../borrowers/index.ts';
import { printSheets, receiptFact } from '../../documents/index.ts';
import { boletoFact } from '../facts.ts';
import { lineOf } from '../messages.ts';
import type { BoletoBankPorts } from '../ports.ts';
import { instructionsOf } from '../rules/instructions.ts';
import { layOutBoleto } from '../rules/lay-out-boleto.ts';
import { boletos } from '../tables.ts';

/**
 * A boleto as A4 PDF: what the customer keeps, and the slip that banks read.
 * @throws Refusal BOLETO_NOT_FOUND, also for another retailer's or customer's and one that no bank has registered.
 */
export async function renderBoleto(
  { db, secrets, brand }: Platform,
  { bank }: BoletoBankPorts,
  asker: Asker,
  id: string,
): Promise<Uint8Array> {
  const shape = {
    boleto: boletoFact,
    borrower: borrowerFact(sql.ref('b.borrower_id')),
    sale: receiptFact('ORIGINATION', sql.ref('b.contract_id')),
  };
  const isOf =
    asker.operatorId === null
      ? sql`b.borrower_id = ${asker.borrowerId}::uuid`
      : sql`b.retailer_id = ${asker.retailerId}::uuid`;
  const from = sql`from ${boletos.sql} b where b.id = ${id}::uuid and ${isOf}`;
  const found = await rowOf(db, select(shape, from));
  const barcode = found?.boleto?.barcode;
  if (!barcode || !found?.boleto || !found.borrower || !found.sale) refuse('BOLETO_NOT_FOUND');
  const { boleto, borrower, sale } = found;
  const { contractNumber, installmentNumber, installmentCount } = boleto;
  const paper = {
    ...boleto,
    title: `${brand.name()}: boleto da parcela ${installmentNumber} de ${installmentCount}`,
    about: { label: 'Contrato e parcela', number: `${contractNumber} ${installmentNumber}/${installmentCount}` },
    instructions: instructionsOf(boleto, bank.isDemonstration),
    barcode,
    line: lineOf(barcode),
    beneficiary: `${sale.lenderName}, CNPJ ${formatCnpj(sale.lenderCnpj)}`,
    payer: `${borrower.name}, CPF ${formatCpf(cpfOf(secrets, borrower))}`,
    notes: [
      `${sale.store.name}: ${sale.store.address}`,
      `Venda feita por ${sale.retailer.legalName}, ${sale.store.name}`,
    ],
    bank,
  } as const;
  const about = { title: `Boleto ${boleto.contractNumber} ${boleto.installmentNumber}`, at: boleto.createdAt };
  return printSheets(about, (measure) => [layOutBoleto(paper, measure)]);
}

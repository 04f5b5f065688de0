import type pg from 'pg';
import { to } from 'pg-copy-streams';
import type { PaymentReceipt, PurchaseReceipt } from '../../modules/documents/index.ts';
import type { LifeTable } from './life-tables.ts';
import type { Person } from './people.ts';

/** One borrower's rows in every table, as COPY writes them, and what in them belongs to this borrower alone. */
export interface Life {
  /** In the order of the tables. */
  texts: readonly string[];
  person: Person;
  contractNumbers: readonly string[];
  receipts: readonly (PurchaseReceipt | PaymentReceipt)[];
}

async function copyOut(client: pg.Client, query: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of client.query(to(`copy (${query}) to stdout`))) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

interface Facts extends Person {
  contractNumbers: string[];
  receipts: (PurchaseReceipt | PaymentReceipt)[];
}

async function factsOf(client: pg.Client, borrowerId: string): Promise<Facts> {
  const result = await client.query<Facts>(
    `select b.name, d.cpf_hash as "cpfHash", b.cpf_sealed as "cpfSealed", b.phone_sealed as "phoneSealed", b.email_sealed as "emailSealed",
       (select phone_hash from purchase_verifications where borrower_id = b.id limit 1) as "phoneHash",
       (select phone_masked from purchase_verifications where borrower_id = b.id limit 1) as "phoneMasked",
       (select document -> 'customer' ->> 'cpfMasked' from receipts where borrower_id = b.id limit 1) as "cpfMasked",
       (select jsonb_agg(number) from contracts where borrower_id = b.id) as "contractNumbers",
       (select jsonb_agg(document) from receipts where borrower_id = b.id) as receipts
     from borrowers b join borrower_documents d on d.borrower_id = b.id where b.id = $1`,
    [borrowerId],
  );
  const [facts] = result.rows;
  if (!facts) throw new Error(`model ${borrowerId} is missing`);
  return facts;
}

/** Reads the life of a borrower. The session's time zone must be UTC, or instants come out in another shape. */
export async function readLife(client: pg.Client, tables: readonly LifeTable[], borrowerId: string): Promise<Life> {
  const texts: string[] = [];
  for (const { name, columns, where } of tables) {
    const own = where.replaceAll('$', `'${borrowerId}'::uuid`);
    texts.push(await copyOut(client, `select ${columns} from ${name} where ${own}`));
  }
  const { contractNumbers, receipts, ...person } = await factsOf(client, borrowerId);
  return { texts, person, contractNumbers, receipts };
}

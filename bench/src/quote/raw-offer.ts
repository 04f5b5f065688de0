import { newId } from '../../../server/src/kernel/ids.ts';
import { type Client, statement, transact } from '../sales/client.ts';

/** Rows of one offer as the product wrote them, by column. */
export interface OfferRows {
  contract: Record<string, unknown>;
  proposals: Record<string, unknown>[];
  audit: Record<string, unknown>;
}

const contract = statement(
  'offer-contract',
  'insert into contracts select r.* from jsonb_populate_record(null::contracts, $1::jsonb) r',
);
const number = statement(
  'offer-number',
  'insert into contract_numbers (number, borrower_id, subject_id) values ($1, $2, $3)',
);
const proposals = statement(
  'offer-proposals',
  'insert into proposals select r.* from jsonb_populate_recordset(null::proposals, $1::jsonb) r',
);
const audit = statement(
  'offer-audit',
  'insert into audit_entries select r.* from jsonb_populate_record(null::audit_entries, $1::jsonb) r',
);

/** Reads the rows of an offer. */
export async function readOffer(client: Client, contractId: string): Promise<OfferRows> {
  const { rows } = await client.query<OfferRows>(
    `select to_jsonb(c) as contract, (select jsonb_agg(to_jsonb(p)) from proposals p where p.contract_id = c.id) as proposals,
      (select to_jsonb(a) || '{"hash": null, "previous_hash": null, "position": null}' from audit_entries a
       where a.subject = c.id::text and a.action = 'contract.offered') as audit
    from contracts c where c.id = $1`,
    [contractId],
  );
  if (!rows[0]) throw new Error(`no offer ${contractId}`);
  return rows[0];
}

/** Another offer of the same rows as plain SQL: no reads, no prices. */
export function rawOffer(client: Client, rows: OfferRows): Promise<void> {
  const id = newId();
  const plans = rows.proposals.map((plan) => ({ ...plan, id: newId(), contract_id: id }));
  return transact(client, [
    [contract, [JSON.stringify({ ...rows.contract, id, number: `R${id}` })]],
    [number, [`R${id}`, rows.contract['borrower_id'], id]],
    [proposals, [JSON.stringify(plans)]],
    [audit, [JSON.stringify({ ...rows.audit, id: newId(), subject: id })]],
  ]);
}

import type { System } from '../../../kernel/act/principal.ts';
import type { AuditNote } from '../../../kernel/audit/audit.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type Offer, offerShape } from '../offer/find-offer.ts';
import { contracts, proposals } from '../tables.ts';
import type { PurchaseFaceRow } from './purchase-faces.ts';

/** Days of these acts are counted where the product is at home. */
export const faceSystem: System = { kind: 'system', name: 'purchase-face', zone: 'America/Manaus' };

/** The offer of a face, whoever made it. @throws Refusal FACE_VISIT_OVER once it is no offer any more. */
export async function offerOfFace(
  db: Db | Tx,
  { borrowerId, proposalId }: Pick<PurchaseFaceRow, 'borrowerId' | 'proposalId'>,
): Promise<Offer> {
  const found = await rowOf(
    db,
    select(
      offerShape,
      sql`from ${proposals.sql} p join ${contracts.sql} c on c.borrower_id = p.borrower_id and c.id = p.contract_id
        where p.borrower_id = ${borrowerId}::uuid and p.id = ${proposalId}::uuid`,
    ),
  );
  return found?.contract.status === 'OFFERED' ? found : refuse('FACE_VISIT_OVER');
}

/** What the audit says of an act on the page of a face. */
export const faceNote = (
  { proposalId, borrowerId, retailerId }: PurchaseFaceRow,
  action: AuditNote['action'],
  detail: Record<string, unknown> = {},
): AuditNote => ({ action, subject: proposalId, customerId: borrowerId, retailerId, detail });

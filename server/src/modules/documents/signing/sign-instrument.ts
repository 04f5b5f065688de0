import { createHash } from 'node:crypto';
import { sql } from '../../../kernel/db/sql.ts';
import { act } from '../../../kernel/act/act.ts';
import { principalOf } from '../../../kernel/act/principal.ts';
import type { Asker } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { GuardMissed, part } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { Certificate, PaperSigner } from '../ports.ts';
import { type PagedDocument, printPages } from '../print.ts';
import type { PurchaseReceipt } from '../receipts.ts';
import { evidenceBlocks } from '../rules/credit/evidence-blocks.ts';
import type { Signature } from './signature.ts';
import { signedInstruments } from '../tables.ts';

export interface ToSign {
  contractId: string;
  borrowerId: string;
  credit: PurchaseReceipt;
  signature: Signature | null;
  /** The instrument as it is printed without its evidence. */
  paper: PagedDocument;
}

const KEPT = 'kept_instrument';

/** The sealed file of a contract: made and kept the first time it is asked for, the same bytes ever after. */
export async function signedInstrument(
  platform: Platform,
  signer: PaperSigner & { certificate: Certificate },
  asker: Asker,
  { contractId, borrowerId, credit, signature, paper }: ToSign,
): Promise<Uint8Array> {
  const kept = await findKept(platform.db, borrowerId, contractId);
  if (kept) return kept;
  const { certificate } = signer;
  const contentSha256 = createHash('sha256')
    .update(await printPages(paper))
    .digest('hex');
  const sealedAt = platform.clock.now();
  const evidence = evidenceBlocks(credit, { signature, contentSha256, certificate, sealedAt: sealedAt.toISOString() });
  const about = { name: certificate.subject, reason: `Selo de ${paper.title}`, at: sealedAt };
  const unsigned = await printPages({ ...paper, annex: evidence, seal: about });
  const pdf = Buffer.from(await signer.sign(unsigned, sealedAt)).toString('base64');
  const { subject, fingerprint } = certificate;
  const { retailerId } = asker;
  const row = {
    borrowerId,
    contractId,
    retailerId,
    contentSha256,
    certificate: subject,
    fingerprint,
    signedAt: sealedAt,
    pdf,
  };
  try {
    return await act(platform, {
      principal: principalOf(asker),
      read: (db) => findKept(db, borrowerId, contractId),
      decide: (found) =>
        found
          ? { unchanged: found }
          : {
              answer: Buffer.from(pdf, 'base64'),
              writes: [part(KEPT, sql`${insertOne(signedInstruments, row)} on conflict do nothing`)],
              audit: {
                action: 'instrument.sealed',
                subject: contractId,
                customerId: borrowerId,
                detail: { contentSha256, fingerprint },
              },
            },
    });
  } catch (error) {
    // Somebody else asked for it at the same moment: theirs is the one.
    if (!(error instanceof GuardMissed) || error.fragment !== KEPT) throw error;
    const first = await findKept(platform.db, borrowerId, contractId);
    if (first) return first;
    throw error;
  }
}

async function findKept(db: Db | Tx, borrowerId: string, contractId: string): Promise<Uint8Array | undefined> {
  const from = sql`from ${signedInstruments.sql} s
    where s.borrower_id = ${borrowerId}::uuid and s.contract_id = ${contractId}::uuid`;
  const row = await rowOf(db, select(pick(signedInstruments.row('s'), 'pdf'), from));
  return row && Buffer.from(row.pdf, 'base64');
}

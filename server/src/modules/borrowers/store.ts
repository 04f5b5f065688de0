import type { BorrowerStatus } from '@balcao/contract';
import { sql } from 'kysely';
import { type Fragment, guardedWrite } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import { jobFragment } from '../../kernel/jobs/outbox.ts';
import type { Platform } from '../../kernel/platform.ts';
import { cpfHash } from './facts.ts';
import type { ImageKind, ImageType } from './tables.ts';

export interface BorrowerImage {
  contentType: ImageType;
  bytes: Uint8Array;
}

export interface NewBorrower {
  /** Made here when left out. */
  id?: string;
  name: string;
  /** Eleven digits. */
  cpf: string;
  /** E.164, '+5592988887777'. */
  phone: string | null;
  email?: string | null;
  /** YYYY-MM-DD. */
  birthOn?: string | null;
  status: BorrowerStatus;
  isPhoneVerified: boolean;
  isPurchaseDisabled?: boolean;
  isHighRecurrence?: boolean;
  /** 1 to 28. */
  billDueDay?: number | null;
  portrait?: BorrowerImage;
  documentPhoto?: BorrowerImage;
  /** Who completed the registration, to be rewarded for it; nobody in an import. */
  registeredBy?: { retailerId: string; storeId: string; operatorId: string };
}

/** Kind of the job that rewards a registration: ids of borrower, retailer, store and operator. */
const REGISTERED_JOB = 'credit.registration-completed';

function documentFragment(id: string, hash: string): Fragment {
  return {
    name: 'borrower_document',
    rows: 1,
    statement: sql`
      insert into borrower_documents (cpf_hash, borrower_id) values (${hash}::text, ${id}::uuid)
      on conflict (cpf_hash) do nothing
      returning 1`,
  };
}

function borrowerFragment(id: string, borrower: NewBorrower, { secrets, clock }: Platform): Fragment {
  const seal = (value: string | null | undefined) => (value ? secrets.encrypt(value) : null);
  return {
    name: 'borrower',
    rows: 1,
    statement: sql`
      insert into borrowers (id, name, cpf_sealed, phone_sealed, email_sealed, birth_on, status, is_phone_verified,
        is_purchase_disabled, is_high_recurrence, bill_due_day, created_at)
      values (${id}::uuid, ${borrower.name}::text, ${secrets.encrypt(borrower.cpf)}::text, ${seal(borrower.phone)}::text,
        ${seal(borrower.email)}::text, ${borrower.birthOn ?? null}::date, ${borrower.status}::text,
        ${borrower.isPhoneVerified}::boolean, ${borrower.isPurchaseDisabled ?? false}::boolean,
        ${borrower.isHighRecurrence ?? false}::boolean, ${borrower.billDueDay ?? null}::integer, ${clock.now()}::timestamptz)
      returning 1`,
  };
}

function imageFragment(id: string, kind: ImageKind, image: BorrowerImage): Fragment {
  return {
    name: `borrower_image_${kind.toLowerCase()}`,
    rows: 1,
    statement: sql`
      insert into borrower_images (borrower_id, kind, content_type, bytes)
      values (${id}::uuid, ${kind}::text, ${image.contentType}::text, ${Buffer.from(image.bytes)}::bytea)
      returning 1`,
  };
}

/**
 * Writes a borrower with their document index and photographs in one statement, and the job that rewards who
 * registered them; returns the id.
 * @throws GuardMissed 'borrower_document' when the CPF belongs to a borrower already.
 */
export async function addBorrower(platform: Platform, borrower: NewBorrower): Promise<string> {
  const id = borrower.id ?? newId();
  const { portrait, documentPhoto, registeredBy } = borrower;
  await guardedWrite(platform.db, [
    documentFragment(id, cpfHash(platform.secrets, borrower.cpf)),
    borrowerFragment(id, borrower, platform),
    ...(portrait ? [imageFragment(id, 'PORTRAIT', portrait)] : []),
    ...(documentPhoto ? [imageFragment(id, 'DOCUMENT', documentPhoto)] : []),
    ...(registeredBy
      ? [
          jobFragment({
            kind: REGISTERED_JOB,
            payload: { borrowerId: id, ...registeredBy },
            runAt: platform.clock.now(),
            dedupKey: `registered:${id}`,
          }),
        ]
      : []),
  ]);
  return id;
}

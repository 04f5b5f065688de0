import type { BorrowerStatus, CivilDate } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import { act } from '../../kernel/act/act.ts';
import type { System } from '../../kernel/act/principal.ts';
import type { Audit } from '../../kernel/audit/audit.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import type { NewRow } from '../../kernel/db/table.ts';
import { insertMany, insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import { jobFragment } from '../../kernel/jobs/outbox.ts';
import type { Platform } from '../../kernel/platform.ts';
import { cpfHashes } from './facts.ts';
import { PHONE_HASH } from './own-data.ts';
import { borrowerDocuments, borrowerImages, borrowers, type ImageKind, type ImageType } from './tables.ts';

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
  birthOn?: CivilDate | null;
  status: BorrowerStatus;
  isPhoneVerified: boolean;
  isPurchaseDisabled?: boolean;
  isHighRecurrence?: boolean;
  /** 1 to 28. */
  billDueDay?: number | null;
  portrait?: BorrowerImage;
  documentPhoto?: BorrowerImage;
  /** Who completed the registration, to be rewarded for it; nobody in an import. */
  registeredBy?: RegisteredBy;
}

export interface RegisteredBy {
  retailerId: string;
  storeId: string;
  operatorId: string;
}

/** Kind of the job that rewards a registration: ids of borrower, retailer, store and operator. */
const REGISTERED_JOB = 'credit.registration-completed';

function borrowerRow(id: string, borrower: NewBorrower, { secrets, clock }: Platform): NewRow<typeof borrowers> {
  const seal = (value: string | null | undefined) => (value ? secrets.encrypt(value) : null);
  return {
    id,
    name: borrower.name,
    cpfSealed: secrets.encrypt(borrower.cpf),
    phoneSealed: seal(borrower.phone),
    phoneHash: borrower.phone ? secrets.hash(PHONE_HASH, borrower.phone) : null,
    emailSealed: seal(borrower.email),
    birthOn: borrower.birthOn,
    status: borrower.status,
    isPhoneVerified: borrower.isPhoneVerified,
    isPurchaseDisabled: borrower.isPurchaseDisabled,
    isHighRecurrence: borrower.isHighRecurrence,
    billDueDay: borrower.billDueDay,
    createdAt: clock.now(),
  };
}

function imageFragment(borrowerId: string, kind: ImageKind, image: BorrowerImage): Fragment {
  const { contentType, bytes } = image;
  const row = { borrowerId, kind, contentType, bytes: Buffer.from(bytes) };
  return part(`borrower_image_${kind.toLowerCase()}`, insertOne(borrowerImages, row));
}

/** A portrait for whom there was none. */
export const newPortraitFragment = (borrowerId: string, image: BorrowerImage): Fragment => {
  const inserted = insertOne(borrowerImages, {
    borrowerId,
    kind: 'PORTRAIT',
    contentType: image.contentType,
    bytes: Buffer.from(image.bytes),
  });
  return { ...part('new_portrait', sql`${inserted} on conflict (borrower_id, kind) do nothing`), rows: 'any' };
};

/** An import, the demonstration, or a registration that names its operator. */
const registration: System = { kind: 'system', name: 'registration', zone: 'America/Manaus' };

/** A borrower with their document index. Misses, as 'borrower_document', when the CPF belongs to a borrower already. */
export function newBorrowerFragments(platform: Platform, id: string, borrower: NewBorrower): Fragment[] {
  // Under every secret in use: whoever knows only one of them would register the customer again.
  const documents = cpfHashes(platform.secrets, borrower.cpf).map((cpfHash) => ({ cpfHash, borrowerId: id }));
  return [
    part(
      'borrower_document',
      sql`${insertMany(borrowerDocuments, documents)} on conflict (cpf_hash) do nothing`,
      documents.length,
    ),
    part('borrower', insertOne(borrowers, borrowerRow(id, borrower, platform))),
  ];
}

/**
 * Writes a borrower with their document index and photographs in one statement, and the job that rewards who
 * registered them; returns the id.
 * @throws GuardMissed 'borrower_document' when the CPF belongs to a borrower already.
 */
export function addBorrower(platform: Platform, borrower: NewBorrower): Promise<string> {
  const id = borrower.id ?? newId();
  const { portrait, documentPhoto, registeredBy } = borrower;
  const writes = [
    ...newBorrowerFragments(platform, id, borrower),
    ...(portrait ? [imageFragment(id, 'PORTRAIT', portrait)] : []),
    ...(documentPhoto ? [imageFragment(id, 'DOCUMENT', documentPhoto)] : []),
    ...(registeredBy ? [rewardJob(id, registeredBy, platform.clock.now())] : []),
  ];
  const audit: Audit = registeredBy
    ? { action: 'borrower.registered', subject: id, ...registeredBy }
    : { none: 'an import belongs to no retailer' };
  return act(platform, {
    principal: registration,
    read: () => Promise.resolve(null),
    decide: () => ({ answer: id, writes, audit }),
  });
}

/** The job that rewards who registered a customer, once however often it is asked for. */
export function rewardJob(borrowerId: string, registeredBy: RegisteredBy, runAt: Date): Fragment {
  const payload = { borrowerId, ...registeredBy };
  return jobFragment({ kind: REGISTERED_JOB, payload, runAt, dedupKey: `registered:${borrowerId}` });
}

/** What an analyst said of a customer's purchases. Misses, as 'switched_purchases', of a duplicate: it buys nothing for good. */
export const switchPurchasesFragment = (borrowerId: string, isDisabled: boolean): Fragment =>
  part(
    'switched_purchases',
    sql`update ${borrowers.sql} set is_purchase_disabled = ${isDisabled}::boolean
      where id = ${borrowerId}::uuid and merged_into is null`,
  );

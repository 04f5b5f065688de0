import type {
  BiometryDoubt,
  DocumentDoubt,
  DocumentSide,
  DocumentType,
  FaceChallenge,
  FacePhotoStatus,
  FaceReason,
  LivenessStatus,
} from '@balcao/contract';
import { instant, integer, json, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { type RowOf, table } from '../../kernel/db/table.ts';

/** The face of a registration, base64 sealed, and what it came to. */
export const biometryFaces = table('biometry_faces', 'credit', {
  borrowerId: uuid('borrower_id'),
  retailerId: uuid('retailer_id'),
  /** Null of one that the customer took on the own phone. */
  operatorId: nullable(uuid('operator_id')),
  borrowerName: optional(text('borrower_name')),
  /** Where it was taken; null on the customer's own phone. */
  storeName: nullable(text('store_name')),
  status: text<FacePhotoStatus>('status'),
  doubts: optional(json<BiometryDoubt[]>('doubts')),
  /** Hundredths: to the portrait that was there. */
  similarity: nullable(integer('similarity')),
  /** Whose face it seems to be. */
  otherId: nullable(uuid('other_id')),
  /** What a certified provider calls the comparison. */
  reference: nullable(text('reference')),
  contentSealed: text('content_sealed'),
  takenAt: instant('taken_at'),
  conflictSince: nullable(instant('conflict_since')),
  claimedBy: nullable(uuid('claimed_by')),
  claimedByName: nullable(text('claimed_by_name')),
  claimedUntil: nullable(instant('claimed_until')),
  decidedBy: nullable(uuid('decided_by')),
  decidedByName: nullable(text('decided_by_name')),
  decidedAt: nullable(instant('decided_at')),
  decisionReason: nullable(text('decision_reason')),
});

/** What a face looks like to the model, sealed JSON: the newest of a retailer are compared with each new one. */
export const biometryLikenesses = table('biometry_likenesses', 'retailer', {
  borrowerId: uuid('borrower_id'),
  retailerId: uuid('retailer_id'),
  contentSealed: text('content_sealed'),
  takenAt: instant('taken_at'),
});

/** The sides of a document, base64 sealed. */
export const biometryDocuments = table('biometry_documents', 'credit', {
  borrowerId: uuid('borrower_id'),
  side: text<DocumentSide>('side'),
  retailerId: uuid('retailer_id'),
  /** As of the face. */
  operatorId: nullable(uuid('operator_id')),
  documentType: text<DocumentType>('document_type'),
  doubts: optional(json<DocumentDoubt[]>('doubts')),
  contentSealed: text('content_sealed'),
  contentHash: text('content_hash'),
  takenAt: instant('taken_at'),
});

/** What a customer was asked to do before the camera, and what the pictures of it came to. */
export const livenessChecks = table('liveness_checks', 'credit', {
  borrowerId: uuid('borrower_id'),
  retailerId: uuid('retailer_id'),
  /** As of the face. */
  operatorId: nullable(uuid('operator_id')),
  /** Null once pictures of it came: they are good for one try. */
  challenge: nullable(json<FaceChallenge>('challenge')),
  status: nullable(text<LivenessStatus>('status')),
  reasons: optional(json<FaceReason[]>('reasons')),
  askedAt: instant('asked_at'),
  triedAt: nullable(instant('tried_at')),
});

export type BiometryFaceRow = RowOf<typeof biometryFaces>;
export type LivenessRow = RowOf<typeof livenessChecks>;

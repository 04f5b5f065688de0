import type { BiometryCode, BiometryDoubt, DocumentDoubt, DocumentSide, DocumentType } from '@balcao/contract';
import type { Recomputed } from '../faces/index.ts';

/** A picture that was drawn anew. */
export type GoodPicture = Exclude<Recomputed, { broken: string }>;

/** What is said of a face: kept when the code is SUCCESS, refused with it otherwise. */
export interface FaceFinding {
  code: BiometryCode;
  /** Why, for the screen, where the code says too little. */
  reason?: string | undefined;
  /** IN_PROGRESS: ask again with the reference. */
  status: 'IN_PROGRESS' | 'COMPLETED' | 'CONFLICT' | 'CANCELED' | 'SPOOF';
  doubts: readonly BiometryDoubt[];
  /** 0 to 1, to the portrait. */
  similarity: number | null;
  reference: string | null;
}

export interface DocumentFinding {
  code: BiometryCode;
  reason?: string | undefined;
  doubts: readonly DocumentDoubt[];
}

/** Who looks at photographs of registrations: this server, or a certified provider. */
export interface BiometryCheck {
  face(asked: { picture: GoodPicture; portrait: GoodPicture | null; cpf: string }): Promise<FaceFinding>;
  document(asked: { picture: GoodPicture; side: DocumentSide; documentType: DocumentType }): Promise<DocumentFinding>;
  /** What a comparison that went on has come to. */
  status(reference: string): Promise<FaceFinding>;
}

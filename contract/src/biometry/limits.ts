/**
 * SAVED: kept, sent to nobody. IN_PROGRESS: being compared. CONFLICT: a person looks at it. CANCELED: take another one.
 * SPOOF: no living person was before the camera.
 */
export const facePhotoStatuses = ['SAVED', 'IN_PROGRESS', 'COMPLETED', 'CONFLICT', 'CANCELED', 'SPOOF'] as const;
export type FacePhotoStatus = (typeof facePhotoStatuses)[number];

export const documentSides = ['front', 'back'] as const;
export type DocumentSide = (typeof documentSides)[number];

export const documentTypes = [
  'RG',
  'DIGITAL_RG',
  'CNH',
  'NEW_CNH',
  'DIGITAL_CNH',
  'PASSPORT',
  'CTPS',
  'MILITARY_ID',
  'FOREIGN_ID',
] as const;
export type DocumentType = (typeof documentTypes)[number];

export const biometryLimits = {
  /** Base64 of a picture as screens send it. */
  mostCharacters: 790_000,
  /** Megabytes that a picture is made to fit in, and when that was too much. */
  size: 0.4,
  retrySize: 0.3,
  capture: { width: 1440, height: 1080 },
  /** A picture older than this was not taken now. */
  freshSeconds: 30,
  /** A comparison takes so long at most; then a person looks. */
  analysisMinutes: 30,
  pollMs: 1_000,
  /** A document that is darker, or a field of whose picture is so white, is doubted, and told before it is taken. */
  leastBrightness: 60,
  mostGlare: 0.85,
} as const;

/** What a picture that was taken is answered with. */
export const takenMessage = { code: 'SUCCESS', message: 'Imagem sendo processada' } as const;

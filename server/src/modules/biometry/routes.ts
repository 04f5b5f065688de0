import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { decideBiometry } from './use-cases/decide-biometry.ts';
import { processLiveness, readLiveness, startLiveness } from './use-cases/liveness.ts';
import { readDocument } from './use-cases/read-document.ts';
import { refreshBiometryStatus } from './use-cases/refresh-status.ts';
import { sendDocumentPhoto } from './use-cases/send-document-photo.ts';
import { sendFacePhoto } from './use-cases/send-face-photo.ts';
import { showDocuments, showFace } from './use-cases/show-photos.ts';

/** Photographs of registrations. */
export function biometryRoutes(platform: Platform): Registration[] {
  return [
    serve('POST /datalake-acesso/biometry/borrowers/{id}', ({ by, params, body }) =>
      sendFacePhoto(platform, by, params.id, body),
    ),
    serve('POST /datalake-acesso/biometry/borrowers/{id}/document/{side}', ({ by, params, body }) =>
      sendDocumentPhoto(platform, by, params, body),
    ),
    serve('POST /datalake-acesso/biometry/borrowers/{id}/document-text', ({ by, params, body }) =>
      readDocument(platform, by, params.id, body),
    ),
    serve('PATCH /datalake-acesso/biometry/borrowers/{id}/status', ({ by, params }) =>
      refreshBiometryStatus(platform, by, params.id),
    ),
    serve('PATCH /datalake-acesso/biometry/borrowers/{id}/decision', ({ by, params, body }) =>
      decideBiometry(platform, by, params.id, body),
    ),
    serve('GET /datalake-acesso/biometry/borrowers/{id}/face', ({ by, params }) => showFace(platform, by, params.id)),
    serve('GET /datalake-acesso/biometry/borrowers/{id}/document', ({ by, params }) =>
      showDocuments(platform, by, params.id),
    ),
    serve('POST /biometry/application/challenge', ({ by, body }) => startLiveness(platform, by, body.borrowerId)),
    serve('POST /biometry/application/process', ({ by, body }) => processLiveness(platform, by, body)),
    serve('GET /biometry/application/process/latest', ({ by, query }) => readLiveness(platform, by, query.borrowerId)),
  ];
}

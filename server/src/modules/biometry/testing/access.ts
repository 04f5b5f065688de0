import type { RouteName } from '@balcao/contract';
import type { Row } from '../../../testing/access-row.ts';

const image: Omit<Row, 'own' | 'ask'> = { foreign: 'BORROWER_NOT_FOUND', ungranted: 'BORROWER_NOT_FOUND' };
const notAPicture = 'QUJD';

/** Photographs of registrations. */
export const access = {
  'POST /datalake-acesso/biometry/borrowers/{id}': {
    ...image,
    ask: (of) => ({ params: { id: of.borrowerId }, body: { imageBase64: notAPicture } }),
    own: 'UNSUPORTED_BASE64',
  },
  'POST /datalake-acesso/biometry/borrowers/{id}/document/{side}': {
    ...image,
    ask: (of) => ({
      params: { id: of.borrowerId, side: 'front' },
      body: { imageBase64: notAPicture, documentType: 'RG' },
    }),
    own: 'UNSUPORTED_BASE64',
  },
  'POST /datalake-acesso/biometry/borrowers/{id}/document-text': {
    ...image,
    ask: (of) => ({ params: { id: of.borrowerId }, body: { imageBase64: notAPicture } }),
    own: 'UNSUPORTED_BASE64',
  },
  'PATCH /datalake-acesso/biometry/borrowers/{id}/status': {
    ...image,
    ask: (of) => ({ params: { id: of.borrowerId } }),
    own: 'BIOMETRY_NOT_FOUND',
  },
  'PATCH /datalake-acesso/biometry/borrowers/{id}/decision': {
    ...image,
    ask: (of) => ({ params: { id: of.borrowerId }, body: { status: 'COMPLETED', reason: 'Conferido' } }),
    own: 'BIOMETRY_NOT_FOUND',
  },
  'GET /datalake-acesso/biometry/borrowers/{id}/face': {
    ...image,
    ask: (of) => ({ params: { id: of.borrowerId } }),
    own: 'SUCCESSFUL_FACE_IMAGE_NOT_FOUND',
  },
  'GET /datalake-acesso/biometry/borrowers/{id}/document': {
    ...image,
    ask: (of) => ({ params: { id: of.borrowerId } }),
    own: 'SUCCESSFUL_DOCUMENT_IMAGE_NOT_FOUND',
  },
  'POST /biometry/application/challenge': {
    ...image,
    ask: (of) => ({ body: { borrowerId: of.borrowerId } }),
    own: 200,
  },
  'POST /biometry/application/process': {
    ...image,
    ask: (of) => ({
      body: { borrowerId: of.borrowerId, imageBase64: notAPicture, biometryObject: { pictures: [] } },
    }),
    own: 'PROCESS_IN_PROGRESS_NOT_FOUND',
  },
  'GET /biometry/application/process/latest': {
    ...image,
    ask: (of) => ({ query: { borrowerId: of.borrowerId } }),
    own: 'BIOMETRY_NOT_FOUND',
  },
} as const satisfies Partial<Record<RouteName, Row>>;

import { defineRoutes } from '../route.ts';
import { faceLink, facePictures, faceToShow, faceVerdict, faceVisit, openedFace } from './face-schemas.ts';
import { contracts } from './routes.ts';

const MEGABYTE = 1_048_576;

/** The page on which a customer authorises a purchase by their face. */
export const purchaseFaceRoutes = defineRoutes(contracts, {
  'POST /purchase-face/links/open': {
    operationId: 'openFaceLink',
    summary: 'Opens a link, once: what it answers is good on the device that opened it alone.',
    access: 'public',
    body: faceLink,
    answer: openedFace,
    errors: ['FACE_LINK_UNKNOWN', 'FACE_LINK_USED', 'FACE_LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
  },
  'POST /purchase-face/consent': {
    operationId: 'consentToFace',
    summary:
      'The customer lets pictures of their face be taken for this purchase; answers what to do before the camera.',
    access: 'public',
    body: faceVisit,
    answer: faceToShow,
    errors: ['FACE_VISIT_OVER'],
  },
  'POST /purchase-face/pictures': {
    operationId: 'sendFacePictures',
    summary: 'Pictures of the face, judged at once: authorised, left to a person, or to be taken again.',
    access: 'public',
    mostBytes: 7 * MEGABYTE,
    body: facePictures,
    answer: faceVerdict,
    errors: ['FACE_VISIT_OVER', 'FACE_CONSENT_MISSING', 'SERVICE_UNAVAIBLE'],
  },
  'POST /purchase-face/decline': {
    operationId: 'declinePurchase',
    summary: 'The customer does not know this purchase: it is refused.',
    access: 'public',
    body: faceVisit,
    answer: 'nothing',
    errors: ['FACE_VISIT_OVER'],
  },
});

import type { NamedBy } from '../../kernel/row-security/naming.ts';
import { granted, ofBorrower } from '../borrowers/index.ts';

export const careReach: NamedBy = {
  'GET /coordinator/borrowers/{id}/care': granted(ofBorrower, 'params.id'),
  'POST /coordinator/borrowers/{id}/data-export': granted(ofBorrower, 'params.id'),
  'POST /coordinator/borrowers/{id}/care-requests': granted(ofBorrower, 'params.id'),
  'POST /coordinator/borrowers/{id}/consents/{consentId}/withdraw': granted(ofBorrower, 'params.id'),
};

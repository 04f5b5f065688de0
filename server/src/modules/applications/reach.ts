import type { NamedBy } from '../../kernel/row-security/naming.ts';
import { granted, ofBorrower } from '../borrowers/index.ts';

export const applicationsReach: NamedBy = {
  'PATCH /borrowers/{id}/phones/{phoneId}/verify': granted(ofBorrower, 'params.id'),
  'POST /application-engine/application': granted(ofBorrower, 'body.borrowerId'),
  'GET /application-engine/borrowers/{id}/applications/status': granted(ofBorrower, 'params.id'),
  'POST /application-engine/application/online/url/send': granted(ofBorrower, 'body.borrowerId'),
  'POST /application-engine/reevaluate': granted(ofBorrower, 'body.borrowerId'),
  'POST /application-engine/application/review': granted(ofBorrower, 'body.borrowerId'),
};

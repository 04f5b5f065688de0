import type { NamedBy } from '../../kernel/row-security/naming.ts';
import { granted, ofBorrower } from '../borrowers/index.ts';

const named = granted(ofBorrower, 'params.id');

export const biometryReach: NamedBy = {
  'POST /datalake-acesso/biometry/borrowers/{id}': named,
  'POST /datalake-acesso/biometry/borrowers/{id}/document/{side}': named,
  'POST /datalake-acesso/biometry/borrowers/{id}/document-text': named,
  'PATCH /datalake-acesso/biometry/borrowers/{id}/status': named,
  'PATCH /datalake-acesso/biometry/borrowers/{id}/decision': named,
  'GET /datalake-acesso/biometry/borrowers/{id}/face': named,
  'GET /datalake-acesso/biometry/borrowers/{id}/document': named,
  'POST /biometry/application/challenge': granted(ofBorrower, 'body.borrowerId'),
  'POST /biometry/application/process': granted(ofBorrower, 'body.borrowerId'),
  'GET /biometry/application/process/latest': granted(ofBorrower, 'query.borrowerId'),
};

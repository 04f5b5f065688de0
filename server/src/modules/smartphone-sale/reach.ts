import { type NamedBy, own } from '../../kernel/row-security/naming.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { granted, ofDocument } from '../borrowers/index.ts';
import { ofContract } from '../contracts/index.ts';

export const smartphoneSaleReach = (secrets: Secrets): NamedBy => ({
  'POST /smartphone-sale/evaluations': granted(ofDocument(secrets), 'body.document'),
  'POST /smartphone-sale/evaluations/verify': own(ofContract, 'body.contractId'),
  'POST /smartphone-sale/consents': own(ofContract, 'body.contractId'),
  'GET /smartphone-sale/consents/{contractId}/render': own(ofContract, 'params.contractId'),
  'POST /smartphone-sale/devices/{contractId}/settle': own(ofContract, 'params.contractId'),
  'POST /smartphone-sale/submit-lock': own(ofContract, 'body.contractId'),
  'POST /smartphone-sale/confirm-lock': own(ofContract, 'body.contractId'),
});

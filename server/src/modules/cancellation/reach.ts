import { type NamedBy, own } from '../../kernel/row-security/naming.ts';
import { ofContract } from '../contracts/index.ts';

export const cancellationReach: NamedBy = {
  'GET /coordinator/contracts/{id}/cancellation': own(ofContract, 'params.id'),
  'GET /coordinator/contracts/{id}/cancellation/preview': own(ofContract, 'params.id'),
  'POST /coordinator/contracts/{id}/cancellation': own(ofContract, 'params.id'),
};

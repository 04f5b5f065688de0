import { type NamedBy, own } from '../../kernel/row-security/naming.ts';
import { ofContract } from '../contracts/index.ts';

export const cancellationReach: NamedBy = {
  'POST /coordinator/contracts/{id}/cancellation': own(ofContract, 'params.id'),
};

import { type NamedBy, own } from '../../kernel/row-security/naming.ts';
import type { PaperNamingPorts } from './ports.ts';

export const documentsReach = ({ ofContract, ofProposal, isGranted }: PaperNamingPorts): NamedBy => ({
  'GET /contracts/{id}/render': own(ofContract, 'params.id'),
  'GET /contracts/{id}/render/blocks': own(ofContract, 'params.id'),
  'GET /contracts/{id}/payoff/render': { of: ofContract, at: 'params.id', by: isGranted },
  'GET /contracts/{id}/payoff/render/blocks': { of: ofContract, at: 'params.id', by: isGranted },
  'GET /contracts/{id}/instrument/render': own(ofContract, 'params.id'),
  'GET /contracts/{id}/awareness-terms/render': own(ofContract, 'params.id'),
  'GET /contracts/proposals/{id}/cet-sheet/render': own(ofProposal, 'params.id'),
});

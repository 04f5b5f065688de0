import { defineErrors } from '../error-table.ts';

export const policiesErrors = defineErrors({
  POLICY_DOCUMENT_NOT_FOUND: { status: 404, message: 'Política não encontrada' },
  POLICY_DATED_IN_THE_PAST: { status: 409, message: 'A vigência não pode começar no passado' },
  POLICY_WITHOUT_CHANGE: { status: 409, message: 'Nada muda em relação à política anterior' },
  POLICY_CHANGED_SINCE: {
    status: 409,
    message: 'Já existe outra política para este dia, publicada depois que você começou. Veja de novo o que muda.',
  },
  INVALID_POLICY: {
    status: 409,
    message: 'A política não pode valer assim. Confira os campos.',
    details: { issues: 'issues?' },
  },
  POLICY_OF_THE_PROVIDER: {
    status: 403,
    message: 'Só um analista do provedor altera políticas de todos os varejistas',
  },
  POLICY_NOT_WAITING: { status: 409, message: 'Esta política não espera aprovação' },
  POLICY_OF_YOUR_OWN: { status: 403, message: 'Quem publicou não aprova: peça a outra pessoa' },
  POLICY_ALREADY_HOLDS: { status: 409, message: 'A política já vale. Cadastre uma nova no lugar dela.' },
  POLICY_NOT_RUNNING: { status: 409, message: 'Só uma campanha que está valendo pode ser encerrada' },
  POLICY_ALREADY_WITHDRAWN: { status: 409, message: 'A política já foi retirada' },
});

import type { Handled } from '@balcao/contract';
import type { Secrets } from '../../../kernel/secrets.ts';
import { operatorView } from '../views.ts';
import type { ColleagueRow } from './facts.ts';
import { type Manager, mayManage } from './rules/may-manage.ts';

export type ColleagueView = Handled<'GET /coordinator/operators'>['answer'][number];

/** A colleague; the contact data is whole for who may change it. A Pix key is its owner's alone. */
export function colleagueView(secrets: Secrets, manager: Manager, row: ColleagueRow): ColleagueView {
  const isManageable = mayManage(manager, row);
  const view = operatorView(secrets, { ...row, store: null }, { isSelf: isManageable });
  return {
    ...view,
    pixAccount: null,
    storeName: row.storeName,
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    version: row.version,
    isManageable,
  };
}

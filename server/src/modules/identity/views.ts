import { type Handled, maskCpf, maskEmail, maskPhone } from '@balcao/contract';
import type { Actor } from '../../kernel/auth/actor.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { OperatorRow } from './operators.ts';

type UserView = Handled<'GET /auth'>['answer'];
type OperatorView = Handled<'GET /coordinator/operators/{id}'>['answer'];

/** The signed-in user; `exp` in whole seconds since 1970. */
export function userView(actor: Actor): UserView {
  return {
    id: actor.operatorId,
    name: actor.name,
    role: actor.role,
    exp: Math.floor(actor.sessionExpiresAt.getTime() / 1000),
    retailerId: actor.retailerId,
    storeId: actor.storeId,
    mustChangePassword: actor.mustChangePassword ?? false,
    hasPin: actor.hasPin ?? false,
  };
}

/** An operator as screens may see them: the CPF masked, contact data and Pix key of others hidden. */
export function operatorView(secrets: Secrets, row: OperatorRow, { isSelf }: { isSelf: boolean }): OperatorView {
  return {
    id: row.id,
    name: row.name,
    cpf: maskCpf(secrets.decrypt(row.cpfSealed)),
    email: isSelf ? row.email : maskEmail(row.email),
    phoneNumber: isSelf ? row.phone : maskPhone(row.phone),
    role: row.role,
    active: row.isActive,
    retailerId: row.retailerId,
    storeId: row.storeId,
    storeName: row.store?.name ?? null,
    isStoreLogin: row.isStoreLogin,
    pixAccount: isSelf && row.pixKey !== null ? { pixKey: row.pixKey } : null,
  };
}

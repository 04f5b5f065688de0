import { type Handled, maskCpf, maskPhone } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { findOperatorByCpf } from '../operators.ts';

type Answer = Handled<'GET /operators/identification'>['answer'];

/** Who of the caller's own retailer has a CPF. @throws Refusal OPERATOR_NOT_FOUND. */
export async function identifyOperator({ db, secrets }: Platform, actor: Actor, cpf: string): Promise<Answer> {
  const row = await findOperatorByCpf(db, actor.retailerId, secrets.hashes('operator-cpf', cpf));
  if (!row) refuse('OPERATOR_NOT_FOUND');
  const { id, name, role } = row;
  return { id, name, document: maskCpf(cpf), phoneNumber: maskPhone(row.phone), role };
}

import type { Role } from '@balcao/contract';
import { cashierRoles } from '@balcao/contract/constants';
import type { Session } from './session.ts';
import { captureMethodItem, type CaptureMethod } from './stored-items.ts';

const maySellByQrCode: ReadonlySet<Role> = new Set(cashierRoles);

/** Ways this operator may sell in this store (cashier spec 2.3): the CPF always, the QR code where store and role allow. */
export function allowedCaptureMethods({ user, store }: Pick<Session, 'user' | 'store'>): readonly CaptureMethod[] {
  const isQrAllowed = store?.settings?.captureMethod === 'BY_QR_CODE' && maySellByQrCode.has(user.role);
  return isQrAllowed ? ['BY_CPF', 'BY_QR_CODE'] : ['BY_CPF'];
}

/** Where a sale begins, by each of them. */
export const purchasePaths = { BY_CPF: '/caixa/compras', BY_QR_CODE: '/caixa/compras/qrcode' } as const;

/** The way this device sells, as far as it is still allowed. */
export function chosenCaptureMethod(session: Pick<Session, 'user' | 'store'>): CaptureMethod {
  const chosen = captureMethodItem.read();
  return allowedCaptureMethods(session).find((method) => method === chosen) ?? 'BY_CPF';
}

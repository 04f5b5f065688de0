import type { Handled } from '@balcao/contract';
import type { Platform } from '../../kernel/platform.ts';
import { statusAt } from './rules/status.ts';
import type { QrRow } from './tables.ts';
import { addressOf } from './visits.ts';

export type QrView = Handled<'GET /payments/qr-code/{id}'>['answer'];

type Shown = 'id' | 'valueCents' | 'status' | 'tokenSealed' | 'createdAt' | 'endsAt' | 'creditCents' | 'contractId';

/** A purchase as the till sees it; its code is shown until somebody opened it. */
export function qrView(platform: Platform, row: Pick<QrRow, Shown>, now: Date): QrView {
  const status = statusAt(row, now);
  const isWaiting = status === 'WAITING' && row.tokenSealed !== null;
  return {
    id: row.id,
    value: row.valueCents,
    status,
    qrCodeString: isWaiting ? addressOf(platform, platform.secrets.decrypt(row.tokenSealed ?? '')) : null,
    createdAt: row.createdAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    creditValue: row.creditCents,
    contractId: status === 'ACCEPTED' ? row.contractId : null,
  };
}

import { MOST_VOUCHER_BYTES } from '@balcao/contract';
import { refuse } from '../../../kernel/refusal.ts';
import type { VoucherType } from '../tables.ts';

const begins: Readonly<Record<VoucherType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
};

/** A file is what it says it is, and of a size that is kept. @throws Refusal VOUCHER_NOT_READABLE. */
export function checkVoucher(contentType: VoucherType, contentBase64: string): void {
  const bytes = Buffer.from(contentBase64, 'base64');
  const isType = begins[contentType].every((byte, index) => bytes[index] === byte);
  if (!isType || bytes.length > MOST_VOUCHER_BYTES) refuse('VOUCHER_NOT_READABLE');
}

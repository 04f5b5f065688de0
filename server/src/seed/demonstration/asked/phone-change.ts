import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import {
  askPhoneChange,
  beginDataVisit,
  requestPhoneCode,
  verifyDataCode,
} from '../../../modules/data-updates/index.ts';
import { settleMessages } from '../live-customers.ts';

/** It is used up when this is done. */
const CODE = '482915';

/** Somebody with another telephone asks for the change: it waits for an analyst of the provider. */
export async function addPhoneChange(platform: Platform, cpf: string): Promise<void> {
  const makeCode = () => CODE;
  const since = newId();
  const { key } = await beginDataVisit(platform, makeCode, { cpf }, '203.0.113.20');
  await verifyDataCode(platform, { key, code: CODE });
  await requestPhoneCode(platform, makeCode, { key, phoneNumber: '92988880016' });
  await askPhoneChange(platform, { key, code: CODE });
  await settleMessages(platform.db, since);
}

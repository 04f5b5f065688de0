import type { Platform } from '../../kernel/platform.ts';
import { httpBank } from '../../providers/boleto-bank/http-bank.ts';
import { boletoBank, boletoBankConfig } from '../../providers/boleto-bank/index.ts';
import { readConfig } from '../../kernel/config.ts';

/** The embedded bank that registers boletos. */
export const testBank = (platform: Platform) =>
  boletoBank(readConfig({}, { boletoBank: boletoBankConfig }).boletoBank, platform);

/** A bank of code 756 that listens there, and is waited for a second. */
export const bankAt = (url: string, clock: Platform['clock']) =>
  httpBank({ url, token: undefined, code: '756', clock, timeoutMs: 1_000 });

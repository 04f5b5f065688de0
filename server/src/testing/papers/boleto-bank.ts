import type { Platform } from '../../kernel/platform.ts';
import { boletoBank, boletoBankConfig } from '../../providers/boleto-bank/index.ts';
import { readConfig } from '../../kernel/config.ts';

/** The embedded bank that registers boletos. */
export const testBank = (platform: Platform) =>
  boletoBank(readConfig({}, { boletoBank: boletoBankConfig }).boletoBank, platform);

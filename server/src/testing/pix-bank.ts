import { readConfig } from '../kernel/config.ts';
import type { Platform } from '../kernel/platform.ts';
import { pixBank, pixBankConfig } from '../providers/pix-bank/index.ts';

/** The Pix bank a server has with these variables; the embedded one without any. */
export const bankOf = (platform: Platform, env: Record<string, string> = {}) =>
  pixBank(readConfig(env, { pixBank: pixBankConfig }).pixBank, platform);

import type { Platform } from '../../kernel/platform.ts';
import type { PixPorts } from '../../modules/pix/index.ts';
import type { PixBankConfig } from './config.ts';
import { embeddedBank } from './embedded-bank.ts';
import { httpBank } from './http-bank.ts';

export { pixBankConfig } from './config.ts';

/** The Pix bank of the configuration. Without a secret for its notices one is derived from the database's. */
export function pixBank(config: PixBankConfig, { clock, secrets, brand }: Platform): PixPorts {
  const webhookSecret = config.webhookSecret ?? secrets.hash('pix-webhook', 'secret of the embedded bank');
  const common = { webhookSecret, chargeMinutes: config.chargeMinutes };
  if (config.provider === 'embedded') {
    const receiverName = () => config.receiverName ?? brand.name();
    return { ...common, ...embeddedBank({ ...config, receiverName, webhookSecret, clock }) };
  }
  if (config.provider === 'http') return { ...common, provider: httpBank({ ...config, clock }), customerPays: null };
  const absent = () => Promise.reject(new Error('no Pix bank is configured (PIX_PROVIDER)'));
  return { ...common, provider: { createCharge: absent }, customerPays: null };
}

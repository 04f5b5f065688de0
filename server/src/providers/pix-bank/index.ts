import type { Config } from '../../kernel/config.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { PixPorts } from '../../modules/pix/index.ts';
import { embeddedBank } from './embedded-bank.ts';
import { httpBank } from './http-bank.ts';

/** The Pix bank of the configuration. Without a secret for its notices one is derived from the database's. */
export function pixBank({ pix }: Pick<Config, 'pix'>, { clock, secrets, brand }: Platform): PixPorts {
  const webhookSecret = pix.webhookSecret ?? secrets.hash('pix-webhook', 'secret of the embedded bank');
  const common = { webhookSecret, chargeMinutes: pix.chargeMinutes };
  if (pix.provider === 'embedded') {
    const receiverName = pix.receiverName ?? brand;
    return { ...common, ...embeddedBank({ ...pix, receiverName, webhookSecret, clock }) };
  }
  if (pix.provider === 'http') return { ...common, provider: httpBank({ ...pix, clock }), customerPays: null };
  const absent = () => Promise.reject(new Error('no Pix bank is configured (PIX_PROVIDER)'));
  return { ...common, provider: { createCharge: absent }, customerPays: null };
}

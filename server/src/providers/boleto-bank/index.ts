import type { Platform } from '../../kernel/platform.ts';
import type { BoletoBankPorts } from '../../modules/invoices/index.ts';
import type { BoletoBankConfig } from './config.ts';
import { embeddedBank } from './embedded-bank.ts';
import { httpBank } from './http-bank.ts';

export { boletoBankConfig } from './config.ts';

/** The boleto bank of the configuration. Without a secret for its notices one is derived from the database's. */
export function boletoBank(config: BoletoBankConfig, { clock, secrets }: Platform): BoletoBankPorts {
  const webhookSecret = config.webhookSecret ?? secrets.hash('boleto-webhook', 'secret of the embedded bank');
  if (config.provider === 'embedded') return { webhookSecret, ...embeddedBank({ webhookSecret, clock }) };
  if (config.provider === 'http') {
    const { code } = config.bank;
    const bank = { ...config.bank, isDemonstration: false };
    return { webhookSecret, bank, provider: httpBank({ ...config, code, clock }), customerPays: null };
  }
  const absent = () => Promise.reject(new Error('no boleto bank is configured (BOLETO_PROVIDER)'));
  const bank = { name: '', code: '000', agency: '', isDemonstration: false };
  return { webhookSecret, bank, provider: { register: absent }, customerPays: null };
}

import type { Platform } from '../../kernel/platform.ts';
import { signMessage } from '../../kernel/signature.ts';
import type { PayoutPorts } from '../../modules/transfers/index.ts';
import type { PayoutBankConfig } from './config.ts';
import { httpBank } from './http-bank.ts';

export { payoutBankConfig } from './config.ts';

/**
 * The bank of the configuration that pays transfers by Pix. The embedded one takes everything and pays when somebody says
 * so on the desk: it then signs the notice that a real bank would send.
 */
export function payoutBank(
  config: PayoutBankConfig,
  { clock, secrets }: Pick<Platform, 'clock' | 'secrets'>,
): PayoutPorts {
  const webhookSecret = config.webhookSecret ?? secrets.hash('payout-webhook', 'secret of the embedded bank');
  if (config.provider === 'none') return { provider: null, webhookSecret, bankSays: null };
  if (config.provider === 'http') return { provider: httpBank({ ...config, clock }), webhookSecret, bankSays: null };
  return {
    provider: { pay: () => Promise.resolve({ status: 'PROCESSING' }) },
    webhookSecret,
    bankSays: (notice) => signMessage(webhookSecret, JSON.stringify(notice), clock.now()),
  };
}

import { aboveLimitCommands } from './above-limit.ts';
import { approvalCommands } from './approvals.ts';
import { agreementPaymentCommands } from './agreement-payments.ts';
import { agreementCommands } from './agreement.ts';
import { authorizationCommands } from './authorization.ts';
import { cancellationCommands } from './cancellation.ts';
import type { Command } from './command.ts';
import { couponCommands } from './coupons.ts';
import { customerCommands } from './customer.ts';
import { dayCommands } from './days.ts';
import { deviceCommands } from './device.ts';
import { drawerCommands } from './drawer.ts';
import { extraLimitCommands } from './extra-limit.ts';
import { installmentCommands } from './installments.ts';
import { lateDebtCommands } from './late-debts.ts';
import { lenderCommands } from './lender/index.ts';
import { paymentLifeCommands } from './payment-life.ts';
import { paymentCommands } from './payment.ts';
import { agreementPixCommands } from './pix/agreement.ts';
import { latePixCommands } from './pix/late.ts';
import { silenceCommands } from './pix/silence.ts';
import { pixCommands } from './pix/pix.ts';
import { purchaseCommands } from './purchase.ts';
import { returningBesideDebt } from './return-beside-debt.ts';
import { saleCommands } from './sale.ts';
import { waiverCommands } from './waiver.ts';

/** Everything people do at the counter, behind it, and at the provider's desks. */
export const commands: readonly Command[] = [
  ...customerCommands,
  ...purchaseCommands,
  ...aboveLimitCommands,
  ...authorizationCommands,
  ...saleCommands,
  ...installmentCommands,
  ...paymentCommands,
  ...paymentLifeCommands,
  ...pixCommands,
  ...latePixCommands,
  ...agreementPixCommands,
  ...silenceCommands,
  ...lateDebtCommands,
  ...agreementCommands,
  ...agreementPaymentCommands,
  ...cancellationCommands,
  ...approvalCommands,
  ...waiverCommands,
  returningBesideDebt,
  ...couponCommands,
  ...extraLimitCommands,
  ...deviceCommands,
  ...drawerCommands,
  ...dayCommands,
  ...lenderCommands,
];

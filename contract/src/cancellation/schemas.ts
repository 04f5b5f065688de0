import { z } from 'zod';
import { day, id, instant, reais } from '../fields.ts';
import { roles } from '../identity/enums.ts';
import { installmentStatuses } from '../payments/schemas.ts';

export const cancellationReasons = [
  'OPERATOR_MISTAKE',
  'CUSTOMER_WITHDRAWAL',
  'RETURN_OF_GOODS',
  'DEFECT',
  'FRAUD',
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

const reason = z.enum(cancellationReasons);
const isSome = (cents: number) => cents > 0;
const part = 'Part of the purchase value given back; all that is left of it when missing';

export const cancellationRequest = z.object({
  reason,
  value: reais.refine(isSome, 'more than nothing').optional().meta({ description: part }),
  storeId: id.meta({ description: 'Where it is done and the refund is handed back' }),
  note: z.string().trim().min(1).max(500).optional(),
  expectedRefund: reais.optional().meta({
    description:
      'Cash to hand back as the operator saw it; when it changed since, the call is refused with RETURN_CHANGED',
  }),
  approvalId: id.optional().meta({
    description:
      'Of who approved it as `contract.cancel` with `reason`, `storeId`, and `value` and `expectedRefund` where they are sent; needed where the preview names approvers',
  }),
});

export const cancellationPreviewQuery = z.object({
  reason,
  value: z.coerce.number().pipe(reais).refine(isSome, 'more than nothing').optional().meta({ description: part }),
  storeId: id.meta({ description: 'Where it would be done' }),
});

const kind = z.enum(['VOID', 'RETURN']).meta({
  description: 'VOID: what is left of the purchase is taken back on the business day it was made; RETURN otherwise',
});

/** What goes back to whom. */
const effect = z.object({
  contractId: id,
  kind,
  reason,
  value: reais.meta({ description: 'Purchase value taken back' }),
  returnedValue: reais.meta({ description: 'All of the purchase value taken back so far' }),
  isWhole: z.boolean().meta({ description: 'True when nothing is left of the contract' }),
  refund: reais.meta({ description: 'Cash to hand back to the customer, usage fee included' }),
  setOff: reais.meta({
    description:
      'What is not handed back: it paid overdue debts, then what was left of the contract or of its agreement',
  }),
  paidDebts: z
    .array(z.object({ contractNumber: z.string(), installmentOrder: z.int().nullable(), paid: reais }))
    .meta({ description: 'What `setOff` pays, in order' }),
  correction: reais.meta({
    description: 'Monetary correction of what was paid, of defective goods; part of what is handed back or set off',
  }),
  feeRefund: reais,
  downPayment: reais.meta({ description: 'Paid at the counter for a device, beside the refund: with the whole alone' }),
  iofGivenBack: reais.meta({ description: 'IOF that is no longer due: all of it with VOID, none with RETURN' }),
  limitReleased: reais,
  couponGivenBack: z.boolean(),
  couponsWithdrawn: z.int().meta({ description: 'Unused coupons that paying it off had earned' }),
  storeGivesBack: reais.meta({
    description: 'What the store that sold is owed less for it; negative: it is owed more',
  }),
  mdrGivenBack: reais.meta({ description: 'What the store that sold is given back of the MDR' }),
  retailerInterestGivenBack: reais.meta({
    description: 'Interest that the retailer paid at the sale in the place of the customer, and gets back',
  }),
  commission: reais.meta({ description: 'What the seller had earned on it and loses' }),
  agreement: z
    .object({
      id,
      number: z.string(),
      status: z.enum(['ACTIVE', 'CLOSED']),
      payments: z
        .array(z.object({ order: z.int(), dueDate: day, value: reais }))
        .meta({ description: 'Those that are left, with their new values' }),
    })
    .nullable()
    .meta({ description: 'The agreement that is priced again without it; null when none stood in its place' }),
  installments: z.array(
    z.object({
      installmentOrder: z.int(),
      dueDate: day,
      status: z.enum(installmentStatuses).exclude(['PAYMENT_OVERDUE']),
      installmentValue: reais.meta({
        description: 'What is left to pay without late charges: paid in time, or in full when it is overdue',
      }),
      reversedValue: reais.meta({ description: 'What is no longer owed, counted in the same way' }),
      refundedValue: reais.meta({ description: 'What is handed back of what was paid' }),
    }),
  ),
});

const approvers = z
  .array(z.enum(roles))
  .meta({ description: 'Roles of which a second person must approve; empty where the asking one does it alone' });

/** What a cancellation or return would reverse; nothing is done. */
export const cancellationPreview = effect.extend({ approvers });

/** What a cancellation or return reversed. */
export const cancellation = effect.extend({
  id,
  canceledAt: instant,
  setOffPaymentId: id.nullable().meta({ description: 'Payment that it made; null when it paid nothing' }),
});

/** What may be undone of a purchase, and what was. */
export const cancellationOptions = z.object({
  contractId: id,
  contractNumber: z.string(),
  left: reais.meta({ description: 'Purchase value that was not given back yet' }),
  reasons: z
    .array(
      z.object({
        reason,
        whole: approvers.nullable().meta({ description: 'Null: not by anybody today' }),
        part: approvers.nullable().meta({ description: 'Null: not by anybody today' }),
      }),
    )
    .meta({ description: 'Empty when nothing is left to undo' }),
  done: z.array(
    z.object({
      id,
      canceledAt: instant,
      kind,
      reason,
      note: z.string().nullable(),
      value: reais,
      refund: reais,
      setOff: reais,
      storeName: z.string(),
      operatorName: z.string().nullable(),
      approverName: z.string().nullable(),
    }),
  ),
});

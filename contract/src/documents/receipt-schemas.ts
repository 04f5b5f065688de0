import { z } from 'zod';
import { day, reais } from '../fields.ts';
import { toAuthenticationCode } from '../kernel/index.ts';

/** As typed off the paper; inside, as it is printed. */
export const authenticationCode = z
  .string()
  .max(60)
  .transform((typed, context) => {
    const code = toAuthenticationCode(typed);
    if (code !== null) return code;
    context.addIssue({ code: 'custom', message: 'sixteen letters and figures' });
    return z.NEVER;
  })
  .meta({ description: "Code printed on a receipt, 'X7Q2-90KD-31FM-ZZ04'" });

const receiptKinds = ['PURCHASE', 'PAYMENT', 'PAYMENT_UNDO', 'CANCELLATION', 'RETURN'] as const;
const receiptStandings = ['VALID', 'UNDONE', 'PARTLY_RETURNED'] as const;

/** What anybody who holds the paper may be told of it: less than it shows. */
export const checkedReceipt = z.object({
  kind: z.enum(receiptKinds),
  issuedOn: day,
  /** Of the purchase, received, or given back, as the kind says. */
  value: reais,
  retailerName: z.string(),
  storeName: z.string(),
  customerName: z.string().meta({ description: 'First name and initials' }),
  standing: z.enum(receiptStandings),
  undoneOn: day.nullable(),
});

/** One part of a receipt, from top to bottom, for who sets it on paper itself: a receipt printer of the counter. */
const receiptBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string(), style: z.string(), align: z.enum(['left', 'center']) }),
  z.object({
    kind: z.literal('pair'),
    label: z.string(),
    value: z.string(),
    style: z.string(),
    valueStyle: z.string(),
    indent: z.number(),
  }),
  z.object({
    kind: z.literal('row'),
    cells: z.tuple([z.string(), z.string(), z.string()]).readonly(),
    style: z.string(),
  }),
  z.object({ kind: z.literal('rule'), weight: z.enum(['thin', 'thick']) }),
  z.object({ kind: z.literal('gap'), points: z.number() }),
]);

/** Receipts as they are printed, a sheet each. */
export const receiptSheets = z.array(z.object({ title: z.string(), blocks: z.array(receiptBlock) }));

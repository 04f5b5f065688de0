import { z } from 'zod';

/** In which a lender's days are counted. */
export const ZONE = 'America/Manaus';

const input = z.object({
  retailers: z.record(z.string(), z.object({ mdr: z.string() })),
  contracts: z.array(
    z.object({
      id: z.string(),
      borrower: z.string(),
      retailer: z.string(),
      lender: z.enum(['FINANCIAL_INSTITUTION', 'STORE_OWN']),
      net: z.int(),
      rate: z.string(),
      count: z.int(),
      soldAt: z.string(),
      firstDue: z.string(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.string(),
      contract: z.string(),
      installment: z.int(),
      paidOn: z.string(),
      method: z.string(),
      store: z.string().optional(),
      why: z.string().optional(),
    }),
  ),
  returns: z.array(z.object({ contract: z.string(), on: z.string() })),
});
const held = z.object({ contract: z.string(), principal: z.int(), accrued: z.int(), gross: z.int() });
const set = z.object({
  contract: z.string(),
  daysLate: z.int(),
  problemSince: z.string().nullable(),
  incurred: z.int(),
  additional: z.int(),
});

/** What the cases of a lender's file need of the month beside them. */
const month = z.object({
  input,
  expected: z.object({
    contracts: z.array(z.object({ id: z.string(), problemSince: z.string().nullable() })),
    receivables: z.record(z.string(), z.array(held)),
    provisions: z.record(z.string(), z.object({ rows: z.array(set) })),
  }),
});
export type MonthFile = z.infer<typeof month>;
export type MonthInput = MonthFile['input'];

export const readMonth = (file: unknown): MonthFile => month.parse(file);

import { z } from 'zod';
import { cpf, day, fraction, id, instant, reais } from '../fields.ts';
import { isMobilePhone, reaisToCents, toE164 } from '../kernel/index.ts';

/** Least value that a budget is made for (ruling C20: ten reais are enough). */
const MINIMUM = reaisToCents(10);

export const budgetActions = ['APPROVED_AUTO', 'PARTIAL_APPROVED_AUTO', 'DENIED_AUTO', 'SUFFICIENT_LIMIT'] as const;
export type BudgetAction = (typeof budgetActions)[number];

const phone = z
  .string()
  .max(25)
  .refine(isMobilePhone, 'Celular inválido.')
  .transform((text) => toE164(text) ?? text)
  .meta({ description: 'Brazilian mobile with +55, digits only', examples: ['+5592988887777'] });

const value = reais
  .refine((cents) => cents >= MINIMUM, 'Digite um valor maior que R$ 10,00')
  .meta({ description: 'Value of the purchase in reais, 10 at least', examples: [350] });

const key = z.string().regex(/^[\w-]{43}$/);

export const budgetRequest = z.object({
  cpf,
  value,
  phone,
  storeId: id.meta({ description: 'Where the purchase is to be made' }),
});

export const budgetVisitRequest = z.object({
  phone,
  storeId: id.optional().meta({ description: 'Of the address; without it, where the customer bought last' }),
});

export const budgetVisit = z.object({
  key: key.meta({ description: 'Held by the page that asked: the code is good with it alone' }),
});

export const budgetCode = z.object({ key, code: z.string().regex(/^\d{6}$/) });

export const provenBudgetVisit = z.object({
  endsAt: instant.meta({ description: 'Until when the phone is proven' }),
  campaignEndsOn: day.nullable().meta({ description: 'Last day of the campaign that runs; null without one' }),
});

export const visitorBudgetRequest = z.object({ key, cpf, value });

const formatted = z.string().meta({ description: 'Money as it is shown', examples: ['R$ 1.200,00'] });

/** Names as the specs have them. */
export const budget = z.object({
  action: z.enum(budgetActions),
  formatted_new_limit: formatted,
  formatted_old_limit: formatted,
  formatted_purchase_value: formatted,
  formatted_available_limit: formatted,
  formatted_total_limit: formatted,
  formatted_simulation_value: formatted,
  purchase_value: reais,
  new_limit: reais.meta({ description: 'Available after the increase; as before where there is none' }),
  available_limit: reais.meta({ description: 'Available before' }),
  simulation_value: reais.meta({ description: 'What the plans are of: the purchase, or what of it is available' }),
  valid_through: day.meta({ description: 'Last day that a higher limit counts, up to 23:59' }),
  proposals: z
    .array(z.object({ numberOfInstallments: z.int(), installmentValue: reais, cet: fraction }))
    .meta({ description: 'The plans that a sale of the simulated value offers now; none where it is not sold' }),
  is_with_analyst: z.boolean().meta({ description: 'The rules gave nothing, and an analyst was asked' }),
});

const chatText = z.string().max(4_096);

export const chatNotice = z.object({
  messageId: z.string().min(1).max(200).meta({ description: "The messenger's own, the same for every try" }),
  from: z
    .string()
    .max(40)
    .meta({ description: 'Phone of who wrote, as the messenger proved it', examples: ['+5592988887777'] }),
  text: chatText,
});

/** ANSWERED: a message goes back. IGNORED: no Brazilian mobile, or it wrote too much. */
export const chatOutcomes = ['ANSWERED', 'DUPLICATE', 'IGNORED'] as const;

export const chatNoticeAnswer = z.object({ messageId: z.string(), outcome: z.enum(chatOutcomes) });

export const inboxChat = z.object({ from: phone, text: chatText.trim().min(1) });

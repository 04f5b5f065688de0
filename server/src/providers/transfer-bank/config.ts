import { z } from 'zod';
import { configPart, nodeEnvironment } from '../../kernel/config-part.ts';
import type { TransferBank } from '../../modules/transfers/index.ts';

const digits = (length: number) => z.string().regex(new RegExp(`^\\d{${length}}$`));
const variables = z.object({
  NODE_ENV: nodeEnvironment,
  /** '756-CONVENIO-00001-9-000000012345-6-69000000-AM': bank, agreement, agency and account with their check digits, place. */
  TRANSFER_ACCOUNT: z
    .string()
    .transform((text) => text.split('-'))
    .pipe(
      z.tuple([
        digits(3),
        z.string().regex(/^[A-Z\d]{1,20}$/),
        digits(5),
        z.string().regex(/^[\dX]$/),
        digits(12),
        z.string().regex(/^[\dX]$/),
        digits(8),
        z.string().regex(/^[A-Z]{2}$/),
      ]),
    )
    .optional(),
});

const demonstration = ['756', 'CONVENIO', '00001', '9', '000000012345', '6', '69000000', 'AM'] as const;

/** The account that transfers are paid from by files. */
export const transferBankConfig = configPart({
  variables,
  read: (env): TransferBank | null => {
    const said = env.TRANSFER_ACCOUNT ?? (env.NODE_ENV === 'production' ? null : demonstration);
    if (said === null) return null;
    const [code, agreement, agency, agencyDigit, account, accountDigit, cep, uf] = said;
    return { code, agreement, agency, agencyDigit, account, accountDigit, cep, uf };
  },
});

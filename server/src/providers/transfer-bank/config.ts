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

/** Of the demonstration. */
export const demonstrationAccount: TransferBank = {
  code: '756',
  agreement: 'CONVENIO',
  agency: '00001',
  agencyDigit: '9',
  account: '000000012345',
  accountDigit: '6',
  cep: '69000000',
  uf: 'AM',
};

/** The account that transfers are paid from by files. */
export const transferBankConfig = configPart({
  variables,
  read: (env): TransferBank | null => {
    if (env.TRANSFER_ACCOUNT === undefined) return env.NODE_ENV === 'production' ? null : demonstrationAccount;
    const [code, agreement, agency, agencyDigit, account, accountDigit, cep, uf] = env.TRANSFER_ACCOUNT;
    return { code, agreement, agency, agencyDigit, account, accountDigit, cep, uf };
  },
});

import { z } from 'zod';
import { configPart, nodeEnvironment } from '../../kernel/config-part.ts';

const variables = z.object({
  NODE_ENV: nodeEnvironment,
  SIGNING_P12_FILE: z.string().min(1).optional(),
  SIGNING_P12_PASSWORD: z.string().default(''),
});

export type DocumentSignerConfig =
  | { provider: 'file'; file: string; password: string }
  /** 'self-made': a certificate of its own at each start, for the demonstration; 'none': papers without a seal. */
  | { provider: 'self-made' | 'none' };

/** The certificate that seals what customers signed. */
export const documentSignerConfig = configPart({
  variables,
  read: ({ NODE_ENV, SIGNING_P12_FILE: file, SIGNING_P12_PASSWORD: password }): DocumentSignerConfig => {
    if (file !== undefined) return { provider: 'file', file, password };
    return { provider: NODE_ENV === 'production' ? 'none' : 'self-made' };
  },
});

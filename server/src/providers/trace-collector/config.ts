import { z } from 'zod';
import { configPart, unlistedHost } from '../../kernel/config-part.ts';

const variables = z.object({
  TRACES_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRACES_HOSTS: z.string().default(''),
  TRACES_TOKEN: z.string().min(1).optional(),
  TRACES_RATE: z.coerce.number().min(0).max(1).default(1),
});

export interface TraceCollectorConfig {
  /** Undefined: nothing is traced. */
  url: string | undefined;
  token: string | undefined;
  /** Share of the requests that are traced. */
  rate: number;
}

/** The collector of traces, in OTLP. */
export const traceCollectorConfig = configPart({
  variables,
  lacks: (env) => unlistedHost('TRACES_URL', env.TRACES_URL, { name: 'TRACES_HOSTS', hosts: env.TRACES_HOSTS }),
  read: (env): TraceCollectorConfig => ({ url: env.TRACES_URL, token: env.TRACES_TOKEN, rate: env.TRACES_RATE }),
});

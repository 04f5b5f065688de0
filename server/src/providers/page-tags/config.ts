import { z } from 'zod';
import { configPart, unlistedHost } from '../../kernel/config-part.ts';

const variables = z.object({
  TAG_MANAGER_SCRIPT: z.url({ protocol: /^https$/ }).optional(),
  TAG_MANAGER_HOSTS: z.string().default(''),
});

export interface PageTagsConfig {
  /** Null: pages load no script of others. */
  script: string | null;
  /** Hosts that the script may be of and send to. */
  origins: readonly string[];
}

/** The tag manager that reads the pages' data layer; this is all there is of it on the server. */
export const pageTagsConfig = configPart({
  variables,
  lacks: ({ TAG_MANAGER_SCRIPT: script, TAG_MANAGER_HOSTS: hosts }) =>
    unlistedHost('TAG_MANAGER_SCRIPT', script, { name: 'TAG_MANAGER_HOSTS', hosts }),
  read: ({ TAG_MANAGER_SCRIPT: script, TAG_MANAGER_HOSTS: hosts }): PageTagsConfig => {
    const named = hosts.split(',').map((host) => host.trim().toLowerCase());
    const origins = script ? named.filter((host) => host !== '').map((host) => `https://${host}`) : [];
    return { script: script ?? null, origins };
  },
});

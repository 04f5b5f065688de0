import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { PublicFacts } from './public-configuration.ts';
import { retailersRoutes } from './routes.ts';
import * as tables from './tables.ts';

interface Providers {
  messages: Pick<PublicFacts, 'isInboxEmbedded'>;
  signOn: { settings: PublicFacts['signOn'] };
  watching: NonNullable<PublicFacts['watching']>;
}

export const retailers: Module<unknown, Providers> = {
  name: 'retailers',
  tables: tablesOf(tables),
  routes: ({ platform, messages, signOn, watching }) =>
    retailersRoutes(platform, { isInboxEmbedded: messages.isInboxEmbedded, signOn: signOn.settings, watching }),
};

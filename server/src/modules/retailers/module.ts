import type { Module } from '../../kernel/module.ts';
import type { PublicFacts } from './public-configuration.ts';
import { retailersRoutes } from './routes.ts';

export const retailers: Module<unknown, { messages: PublicFacts }> = {
  name: 'retailers',
  routes: ({ platform, messages }) => retailersRoutes(platform, messages),
};

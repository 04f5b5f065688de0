import type { Module } from '../../kernel/module.ts';
import { policiesRoutes } from './routes.ts';

export const policies: Module = {
  name: 'policies',
  routes: ({ platform }) => policiesRoutes(platform),
};

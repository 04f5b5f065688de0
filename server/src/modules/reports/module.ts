import type { Module } from '../../kernel/module.ts';
import { reportsRoutes } from './routes.ts';

export const reports: Module = { name: 'reports', routes: ({ platform }) => reportsRoutes(platform) };

import type { Module } from '../../kernel/module.ts';
import type { AddressLookup } from './ports.ts';
import { referenceRoutes } from './routes.ts';

export const reference: Module<unknown, { addressLookup: AddressLookup }> = {
  name: 'reference',
  routes: ({ platform, addressLookup }) => referenceRoutes(platform, addressLookup),
};

import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import type { PaymentsPorts } from '../payments/index.ts';
import { expirePixCharges } from './close-steps/expire-charges.ts';
import { pixInvariants } from './invariants.ts';
import type { ChargesPorts, PixPorts } from './ports.ts';
import { pixReach } from './reach.ts';
import { pixRoutes } from './routes.ts';
import * as tables from './tables.ts';
import { waitingPix } from './unmatched-pix.ts';

export const pix: Module<{ paymentsPorts: PaymentsPorts; chargesPorts: ChargesPorts }, { pixBank: PixPorts }> = {
  name: 'pix',
  tables: tablesOf(tables),
  routes: ({ platform, paymentsPorts, chargesPorts, pixBank }) =>
    pixRoutes(platform, { ...paymentsPorts, ...chargesPorts }, pixBank),
  namedBy: () => pixReach,
  closeSteps: () => ({ 250: expirePixCharges }),
  metrics: [
    {
      name: 'pix_unmatched',
      help: 'Pix of no known charge that wait for a person',
      read: async (db) => (await waitingPix(db)).count,
    },
    {
      name: 'pix_unmatched_cents',
      help: 'Cents of the Pix of no known charge that wait for a person',
      read: async (db) => (await waitingPix(db)).cents,
    },
  ],
  invariants: pixInvariants,
};

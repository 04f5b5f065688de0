import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { instrumentRoutes } from './instrument-routes.ts';
import type { DocumentsPorts, InstrumentPorts, PaperNamingPorts, PaperSigner } from './ports.ts';
import { documentsReach } from './reach.ts';
import { documentsRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const documents: Module<
  { documentsPorts: DocumentsPorts & InstrumentPorts & PaperNamingPorts },
  { paperSigner: PaperSigner }
> = {
  name: 'documents',
  tables: tablesOf(tables),
  routes: ({ platform, documentsPorts, paperSigner }) => [
    ...documentsRoutes(platform, documentsPorts),
    ...instrumentRoutes(platform, documentsPorts, paperSigner),
  ],
  namedBy: ({ documentsPorts }) => documentsReach(documentsPorts),
};

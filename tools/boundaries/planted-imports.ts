/** Wrong imports that the boundary check must see; `path` is a new file, `says` part of what the check answers. */
export interface PlantedImport {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly says: string;
}

export const plantedImports: readonly PlantedImport[] = [
  {
    name: 'the kernel importing a module',
    path: 'server/src/kernel/planted.ts',
    text: "import { a } from '../modules/credit/index.ts'; export const b = a;",
    says: 'the kernel imports nothing but the kernel',
  },
  {
    name: 'a left module importing a right one',
    path: 'server/src/modules/credit/planted-left.ts',
    text: "export { a } from '../contracts/index.ts';",
    says: 'contracts is not left of credit',
  },
  {
    name: 'a module importing another of its own column',
    path: 'server/src/modules/retailers/planted.ts',
    text: "import type { A } from '../documents/index.ts'; export type B = A;",
    says: 'documents is not left of retailers',
  },
  {
    name: 'a module importing past a public face',
    path: 'server/src/modules/contracts/planted.ts',
    text: "import { a } from '../credit/planted-left.ts'; export const b = a;",
    says: 'past the public face of credit',
  },
  {
    name: 'a module importing a provider',
    path: 'server/src/modules/contracts/planted-provider.ts',
    text: "export const b = await import('../../providers/planted/index.ts');",
    says: 'bind this in app.ts',
  },
  {
    name: 'a provider importing the inside of a module',
    path: 'server/src/providers/planted/index.ts',
    text: "import { a } from '../../modules/contracts/planted.ts'; export const b = a;",
    says: 'a provider imports the kernel and the ports.ts',
  },
  {
    name: 'an unknown module',
    path: 'server/src/modules/planted/index.ts',
    text: 'export const a = 1;',
    says: 'module planted is not in tools/module-map.ts',
  },
  {
    name: 'main.ts style files knowing a module',
    path: 'server/src/planted-start.ts',
    text: "import { a } from './modules/credit/index.ts'; export const b = a;",
    says: 'only app.ts, bindings.ts, seed, testing and commands',
  },
  {
    name: 'the product importing what tests use',
    path: 'server/src/modules/credit/planted-testing.ts',
    text: "import { a } from '../../testing/planted.ts'; export const b = a;",
    says: 'only tests may import this',
  },
  {
    name: 'a rule importing the database library',
    path: 'server/src/modules/credit/rules/planted.ts',
    text: "import sql from 'sql-template-tag'; export const b = sql;",
    says: 'a rule is pure, and this reaches sql-template-tag',
  },
  {
    name: 'a rule reaching Node behind another file',
    path: 'server/src/modules/credit/rules/planted-chain.ts',
    text: "import { a } from '../planted-clock.ts'; export const b = a;",
    says: 'planted-clock.ts -> node:fs',
  },
  {
    name: 'a rule reaching Node behind a name that a public face passes on',
    path: 'server/src/modules/pix/rules/planted-face.ts',
    text: "import { hidden } from '../../credit/index.ts'; export const b = hidden;",
    says: 'planted-clock.ts -> node:fs',
  },
  {
    name: 'a feature importing a feature',
    path: 'web/src/features/planted/index.ts',
    text: "import { a } from '../counter/planted.ts'; export const b = a;",
    says: 'feature planted imports feature counter',
  },
  {
    name: 'a left layer importing a right one',
    path: 'web/src/ui/planted.tsx',
    text: "import { a } from '../features/counter/planted.ts'; export const b = a;",
    says: 'features is right of ui',
  },
  {
    name: 'a page of customers importing a feature of the staff',
    path: 'web/src/customer/planted.ts',
    text: "import type { a } from '../features/counter/planted.ts'; export type B = typeof a;",
    says: 'a page of customers imports ui, lib, domain alone',
  },
  {
    name: "a page of customers importing the staff's session",
    path: 'web/src/customer/planted-session.ts',
    text: "import { call } from '../lib/api/call.ts'; export const b = call;",
    says: 'a page of customers reaches web/src/lib/api/call.ts',
  },
  {
    name: "a page of customers reaching the staff's session behind a part of the domain",
    path: 'web/src/customer/planted-chain.ts',
    text: "export { a } from '../domain/planted/card.ts';",
    says: 'card.ts -> web/src/lib/session/session.ts',
  },
  {
    name: "the staff's app importing a page of customers",
    path: 'web/src/app/planted.ts',
    text: "import { texts } from '../customer/texts.ts'; export const b = texts;",
    says: "nothing of the staff's app imports a page of customers",
  },
  {
    name: 'the web importing the server',
    path: 'web/src/lib/planted.ts',
    text: "import { a } from '@balcao/server'; export const b = a;",
    says: 'package web may not import package server',
  },
  {
    name: 'the web importing the server by path, as a type inside a type',
    path: 'web/src/lib/planted-path.ts',
    text: "export type B = import('../../../server/src/kernel/planted.ts').B;",
    says: 'package web may not import package server',
  },
  {
    name: 'the contract importing Node',
    path: 'contract/src/planted.ts',
    text: "import { readFile } from 'node:fs'; export const b = readFile;",
    says: 'package contract runs anywhere',
  },
  {
    name: 'an import of a file that does not exist',
    path: 'contract/src/planted-missing.ts',
    text: "import { a } from './planted'; export const b = a;",
    says: 'no such file',
  },
  {
    name: 'an import that hides its target',
    path: 'server/src/kernel/planted-hidden.ts',
    text: 'export const load = (name: string): Promise<unknown> => import(`../modules/${name}/index.ts`);',
    says: 'must name its file as plain text',
  },
  {
    name: 'a silenced checker',
    path: 'server/src/kernel/planted-silence.ts',
    text: '// @ts-expect-error: planted\nexport const a: number = true;',
    says: 'a checker is silenced here',
  },
];

/** Targets of the imports above, themselves right. */
export const plantedTargets: Readonly<Record<string, string>> = {
  'server/src/modules/credit/index.ts': "export const a = 1; export { a as hidden } from './planted-clock.ts';",
  'server/src/modules/contracts/index.ts': 'export const a = 1;',
  'server/src/modules/documents/index.ts': 'export type A = 1;',
  'server/src/modules/credit/planted-clock.ts': "import { readFile } from 'node:fs'; export const a = readFile;",
  'server/src/modules/contracts/planted-facts.ts': 'export const acceptanceFacts = 1;',
  'server/src/testing/planted.ts': 'export const a = 1;',
  'web/src/features/counter/planted.ts': 'export const a = 1;',
  'web/src/domain/planted/card.ts': "export { getSession as a } from '../../lib/session/session.ts';",
};

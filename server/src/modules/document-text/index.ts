export type { DocumentFields } from './rules/fields.ts';
export { unlikeSaid } from './rules/signs.ts';
export { bindTextReader, readDocumentText } from './use-cases/read-text.ts';

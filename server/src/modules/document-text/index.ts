export type { DocumentFields } from './rules/fields.ts';
export { bindTextReader, readDocumentText } from './use-cases/read-text.ts';

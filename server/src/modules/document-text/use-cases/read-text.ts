import { kept } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { DocumentFields } from '../rules/fields.ts';
import { type AskedText, createTextReader, type ReadText } from '../reader/text-reader.ts';

/** By the secrets of a server, which stay the same object whatever else of its platform is replaced for an act. */
const readers = new WeakMap<Platform['secrets'], ReadText>();

/** Says who reads the documents of a server: tests do without a process. */
export function bindTextReader({ secrets }: Pick<Platform, 'secrets'>, read: ReadText): void {
  readers.set(secrets, read);
}

/** What stands on a picture of a document. Null when nothing could be read. @throws Refusal SERVICE_UNAVAIBLE while too many wait. */
export const readDocumentText = (
  { secrets, log }: Pick<Platform, 'secrets' | 'log'>,
  asked: AskedText,
): Promise<DocumentFields | null> => kept(readers, secrets, () => createTextReader(log))(asked);

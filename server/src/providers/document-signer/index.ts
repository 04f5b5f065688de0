import { readFileSync } from 'node:fs';
import type { PaperSigner } from '../../modules/documents/index.ts';
import { UserError } from '../../kernel/user-error.ts';
import type { DocumentSignerConfig } from './config.ts';
import { p12Signer } from './p12-signer.ts';
import { selfMadeP12 } from './self-made.ts';

export { documentSignerConfig } from './config.ts';

const unsealed: PaperSigner = {
  certificate: null,
  sign: () => Promise.reject(new Error('no certificate is configured (SIGNING_P12_FILE)')),
};

let made: ReturnType<typeof p12Signer> | undefined;
const make = () => (made ??= p12Signer(selfMadeP12(), { isSelfMade: true }));

/** Draws its key at the first paper: a tenth of a start, and most starts of the demonstration and of tests seal none. */
const selfMade: PaperSigner = {
  get certificate() {
    return make().certificate;
  },
  sign: (pdf, at) => make().sign(pdf, at),
};

/** The signer of the configuration. @throws UserError for a file that is no certificate with its key, or another password. */
export function documentSigner(config: DocumentSignerConfig): PaperSigner {
  if (config.provider === 'file') return ofFile(config);
  if (config.provider === 'none') return unsealed;
  return selfMade;
}

function ofFile({ file, password }: { file: string; password: string }): PaperSigner {
  try {
    return p12Signer({ p12: readFileSync(file), password }, { isSelfMade: false });
  } catch (error) {
    throw new UserError(`SIGNING_P12_FILE: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
}

import fc from 'fast-check';

/** A red test is the change's own doing: properties look at the same cases every time, unless FC_SEED asks for others. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_122) });

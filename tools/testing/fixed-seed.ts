import fc from 'fast-check';

/** Properties run the same cases every time, so that only a change turns them red; FC_SEED asks for others. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_122) });

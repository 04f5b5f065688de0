import { type ChildProgram, type ProgramOptions, startProgram } from './child-program.ts';
import { testSecret } from './platform.ts';

export interface ServerProcess extends ChildProgram {
  /** 'http://127.0.0.1:41234' */
  url: string;
}

export interface ServerOptions extends ProgramOptions {
  /** The built server's main.js in place of the sources. */
  program?: string;
}

/**
 * The real server in a process of its own, on a free port, with the secret of the test platform and no seed: as the
 * global set-up of the database tests built it, or from its sources.
 */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    BALCAO_SECRET: testSecret,
    LOG_LEVEL: 'silent',
    MESSAGES_PROVIDER: 'embedded',
    RATE_LIMIT_PER_MINUTE: '0',
    SEED_DEMONSTRATION: 'false',
    ...options.env,
  };
  const built = options.program ?? process.env['BALCAO_BUILT_SERVER'];
  const program = await startProgram(built ?? 'server/src/main.ts', /Balcão em (http:\S+)/, {
    isSource: built === undefined,
    ...options,
    env,
  });
  return { ...program, url: program.said };
}

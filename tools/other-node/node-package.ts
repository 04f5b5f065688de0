/** The npm package that ships Node's binary for this machine, as the package `node` itself chooses it. */
export function nodePackage(platform: string = process.platform, arch: string = process.arch): string {
  const isAppleSilicon = platform === 'darwin' && arch === 'arm64';
  return `${isAppleSilicon ? 'node-bin' : 'node'}-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

interface NodeArguments {
  /** As npm resolves it: '24', '22.12.0'. */
  version: string;
  /** Program and options to run under it. */
  command: readonly string[];
}

const suite = ['tsx', '--conditions', 'source', 'tools/test.ts'];

/**
 * What `npm run test:node -- <version> ...` asks for: the whole suite, the suite with options (`--only unit`), or a
 * program of node_modules/.bin with its own (`vitest run credit-math`).
 * @throws Error saying how to ask, when no version is named.
 */
export function readArguments([version = '', ...rest]: readonly string[]): NodeArguments {
  if (!/^\d+(\.\d+){0,2}$/.test(version)) {
    throw new Error('Say which Node: npm run test:node -- 24 [--only STEP,STEP | PROGRAM OPTIONS...]');
  }
  const isProgram = rest[0] !== undefined && !rest[0].startsWith('-');
  return { version, command: isProgram ? rest : [...suite, ...rest] };
}

const shared = [
  'package-lock.json',
  'tsconfig.base.json',
  'contract/src',
  'contract/package.json',
  'contract/tsconfig.json',
];

/**
 * @typedef {{ name: string, stamp: string, sources: readonly string[], outputs: readonly string[],
 *   tool: string, program: string, options: readonly string[], folder: string }} Part
 */

/** @type {Part} */
export const serverPart = {
  name: 'server',
  stamp: 'node_modules/.cache/balcao/server.stamp',
  sources: [...shared, 'credit-math/src', 'credit-math/tsconfig.json', 'server/src', 'server/tsconfig.json'],
  outputs: ['contract/dist/index.js', 'credit-math/dist/index.js', 'server/dist/main.js'],
  tool: 'typescript',
  program: 'bin/tsc',
  options: ['-b', 'server'],
  folder: '.',
};

/** @type {Part} */
export const webPart = {
  name: 'web',
  stamp: 'node_modules/.cache/balcao/web.stamp',
  sources: [
    ...shared,
    'web/src',
    'web/public',
    'web/build',
    'web/index.html',
    'web/customer.html',
    'web/login.html',
    'web/vite.config.ts',
    'web/tsconfig.json',
  ],
  outputs: [
    'web/dist/app/index.html',
    'web/dist/app/customer.html',
    'web/dist/app/pages.json',
    'web/dist/app/page-files.json',
  ],
  tool: 'vite',
  program: 'bin/vite.js',
  options: ['build', '--logLevel', 'warn'],
  folder: 'web',
};

/** The web app with the kit's gallery in it; only tests look at it. */
/** @type {Part} */
export const playgroundPart = {
  ...webPart,
  name: 'playground',
  stamp: 'node_modules/.cache/balcao/playground.stamp',
  outputs: ['web/dist/playground/index.html'],
  options: ['build', '--mode', 'playground', '--outDir', 'dist/playground', '--logLevel', 'warn'],
};

/** What `name` of a group of chunks is given to look at the modules with. */
interface Modules {
  getModuleInfo(id: string): Imports | null;
}

interface Imports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** What the pages begin with, below the folder of the web. */
const mains = { login: '/src/login-main.tsx', app: '/src/main.tsx', customers: '/src/customer/main.tsx' };

type Page = keyof typeof mains;

/** Every module that a page imports, itself left out: at once, of the customers' pages later too. */
function importsOf(page: Page, first: string, modules: Modules): Set<string> {
  const reached = new Set([first]);
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    const next = page === 'customers' ? [...importedIds, ...dynamicallyImportedIds] : importedIds;
    for (const one of next) reached.add(one);
  }
  reached.delete(first);
  return reached;
}

/** Small parts that many of the customers' pages show: few files, in place of one each. */
const customerParts = [
  {
    name: 'parts',
    of: /\/src\/(?:ui\/form\/[\w-]+|customer\/(?:components\/(?:waiting|dead-end)|data\/failure|frame\/held-visits))\.tsx?$/,
  },
  { name: 'cpf', of: /\/src\/customer\/(?:components\/cpf-question|data\/texts)\.tsx?$/ },
];

/** Of the bundler's own, which every page loads. */
const ofBundler = /vite\/(?:modulepreload-polyfill|preload-helper)/;

/** The chunk of a module by the pages that import it; null leaves it to the bundler. */
function chunkOf(pages: ReadonlySet<Page>): string | null {
  if (pages.has('login') && pages.has('customers')) return 'base';
  if (pages.has('login')) return pages.has('app') ? 'core' : 'login';
  return pages.has('app') ? 'app' : null;
}

/**
 * What the pages load at once comes in few files: on a connection of 150 ms a file more costs more than the bytes of
 * another. Left alone the bundler makes one of every set of pages that share a module: eighteen for the login.
 */
export function entryChunks(folder: string): (id: string, modules: Modules) => string | null {
  const known = new Map<Modules, Map<Page, Set<string>>>();
  const pathOf = (page: Page) => folder + mains[page];
  const reachOf = (modules: Modules) => {
    const found = known.get(modules);
    if (found) return found;
    const pages = Object.keys(mains) as Page[];
    const made = new Map(pages.map((page) => [page, importsOf(page, pathOf(page), modules)] as const));
    known.set(modules, made);
    return made;
  };
  return (id, modules) => {
    if (ofBundler.test(id)) return 'base';
    const part = customerParts.find(({ of }) => of.test(id));
    if (part) return part.name;
    const pages = [...reachOf(modules)].filter(([, reached]) => reached.has(id)).map(([page]) => page);
    return chunkOf(new Set(pages));
  };
}

/**
 * The arrows of docs/architecture.md, one rule a layer: a layer may reach itself and what is listed, nothing else of ours.
 * `tests/architecture.test.ts` plants a bad import for every rule and asserts a floor on the modules read.
 */
const layers = {
  contract: [],
  domain: ['contract'],
  engines: ['domain', 'contract'],
  content: ['engines', 'domain', 'contract'],
  'src/platform': [
    'domain',
    'contract',
    'engines/[^/]+/data/',
    'workers/[^/]+/(api|worker|capture-processor)\\.ts',
  ],
  'src/ui': ['src/platform', 'engines', 'domain', 'contract'],
  'src/data': ['src/platform', 'domain', 'contract'],
  'src/data/store': ['src/platform', 'domain', 'contract'],
  'src/data/queries': ['src/data/store', 'src/platform', 'domain', 'contract'],
  'src/data/commands': ['src/data/queries', 'src/data/store', 'src/platform', 'domain', 'contract'],
  'src/sync': ['src/data', 'src/platform', 'domain', 'contract'],
  'src/features': ['src/data', 'src/ui', 'src/platform', 'engines', 'domain', 'contract'],
  'src/routes': ['src/features', 'src/app/frame', 'src/data', 'src/ui', 'src/platform', 'domain', 'contract'],
  'src/app': [
    'src/routes',
    'src/routeTree',
    'src/features',
    'src/data',
    'src/ui',
    'src/platform',
    'domain',
    'contract',
  ],
  'workers/(?!service-worker)': ['engines', 'domain', 'contract'],
  'workers/service-worker': ['src/sync', 'src/data', 'src/platform', 'domain', 'contract'],
  server: ['content', 'engines', 'domain', 'contract'],
};

const ours = '^(contract|domain|engines|content|src|workers|server|tests|tools|scripts)/';
const testFile = '\\.test\\.tsx?$|^tests/';

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `layer-${layer.replace(/\W+/g, '-')}`,
  severity: 'error',
  comment: `${layer} may import ${allowed.join(', ') || 'nothing of ours'}`,
  from: { path: `^${layer}/?`, pathNot: testFile },
  to: { path: ours, pathNot: [layer, ...allowed].map((path) => `^${path}`) },
}));

export default {
  forbidden: [
    ...layerRules,
    {
      name: 'features-never-meet',
      severity: 'error',
      comment: 'a shared rule goes to domain, a look to ui, a table to data, composition to routes',
      from: { path: '^src/features/([^/]+)/', pathNot: testFile },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'screens-take-types-of-engines',
      severity: 'error',
      comment: 'engines run in workers and on the server; a screen asks for them through a port of platform',
      from: { path: '^src/(features|ui|routes)/', pathNot: testFile },
      to: { path: '^engines/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'screens-read-by-queries',
      severity: 'error',
      comment: 'what a table looks like is known to src/data alone; a screen has queries and commands',
      from: { path: '^src/(features|ui|routes|app)/', pathNot: testFile },
      to: { path: '^src/data/store/(database|meta|queue/|sync-store/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'dexie-only-in-data',
      severity: 'error',
      from: { path: ours, pathNot: ['^src/data/', testFile] },
      to: { path: 'node_modules/dexie' },
    },
    {
      name: 'no-database-in-a-pages-worker',
      severity: 'error',
      comment: 'it freezes with its page, which cannot abort its transactions in time (docs/decisions/0024)',
      from: { path: '^workers/(?!service-worker)', pathNot: testFile },
      to: { path: 'node_modules/(dexie|idb-keyval)/' },
    },
    {
      name: 'ky-only-in-sync',
      severity: 'error',
      from: { path: ours, pathNot: ['^src/sync/', testFile] },
      to: { path: 'node_modules/ky/' },
    },
    { name: 'no-cycles', severity: 'error', from: { path: ours }, to: { circular: true } },
    {
      name: 'no-missing',
      severity: 'error',
      from: { path: ours },
      to: { couldNotResolve: true, pathNot: '\\?|^virtual:' },
    },
    {
      name: 'nothing-below-knows-screens',
      severity: 'error',
      comment: 'what holds without a screen is tested without one: this rule binds tests too',
      from: { path: '^(contract|domain|engines|content|server|workers)/' },
      to: { path: '^src/', pathNot: '^src/(sync|data|platform)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.cache|\\.data|\\.models)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

/**
 * The arrows of docs/architecture.md, one rule a layer: a layer may reach itself and what is listed, nothing else of ours.
 * `tests/architecture.test.ts` plants a bad import for every rule and asserts a floor on the modules read.
 */
const layers = {
  contract: [],
  domain: ['contract'],
  content: ['domain', 'contract'],
  'src/platform': ['domain', 'contract', 'workers/[^/]+/(api|worker|capture-processor)\\.ts'],
  'src/ui': ['src/platform', 'domain', 'contract'],
  'src/data': ['src/platform', 'domain', 'contract'],
  'src/sync': ['src/data', 'src/platform', 'domain', 'contract'],
  'src/features': ['src/data', 'src/ui', 'src/platform', 'domain', 'contract'],
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
  'workers/(?!service-worker)': ['domain', 'contract'],
  'workers/service-worker': ['src/sync', 'src/data', 'src/platform', 'domain', 'contract'],
  server: ['content', 'domain', 'contract'],
};

const ours = '^(contract|domain|content|src|workers|server|tests|tools|scripts)/';
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
      name: 'dexie-only-in-data',
      severity: 'error',
      from: { path: ours, pathNot: ['^src/data/', testFile] },
      to: { path: 'node_modules/dexie' },
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
      name: 'no-parent-imports-across-layers',
      severity: 'error',
      comment: '#layer/path.ts between layers',
      from: { path: '^(contract|domain|content|server|workers)/' },
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

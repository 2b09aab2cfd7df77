import base from './.dependency-cruiser.mjs';

/**
 * No circles between folders, tools included. A folder and its own subfolders may need each other (a registry above, its parts
 * below). Tests reach anywhere, so they are left out, which is why these rules have a run of their own.
 */
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      comment: 'move what both need into a folder that needs neither',
      scope: 'folder',
      from: { path: '^(contract|domain|engines|content|src|workers|server|tools)/' },
      to: { circular: true },
    },
    { name: 'no-cycles-in-tools', severity: 'error', from: { path: '^tools/' }, to: { circular: true } },
  ],
  options: {
    ...base.options,
    exclude: { path: `${base.options.exclude.path}|^tests/|\\.(test|bench)\\.tsx?$` },
  },
};

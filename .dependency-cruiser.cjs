/** The directions of docs/architecture.md, held by a check: domain <- access, hooks, collections, cms, site. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/` },
  to: {
    path: '^(access|cms|collections|database|domain|hooks|seed|site|tests)/',
    pathNot: `^(${[from, ...allowed].join('|')})/`,
  },
})

/** Rooms of cms that another room of it does not know. `server` and what composes it (main, config, jobs' start) may import all. */
const roomsApart = (room, others, comment) => ({
  name: `cms-${room}-apart`,
  comment,
  severity: 'error',
  from: { path: `^cms/${room}/` },
  to: { path: `^cms/(${others.join('|')})/|^cms/(main|server|payload\\.config)\\.ts$` },
})

module.exports = {
  forbidden: [
    only('domain-alone', 'domain', [], 'Pure rules know nothing of the rest'),
    {
      name: 'domain-imports-zod-only',
      comment: 'And culori, the arithmetic of colours',
      severity: 'error',
      from: { path: '^domain/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'],
        pathNot: 'node_modules/(zod|culori|@types/culori)/',
      },
    },
    {
      name: 'access-knows-rules',
      comment: 'Who may do what; who it is, is read straight from the rows',
      severity: 'error',
      from: { path: '^access/' },
      to: { path: '^(cms|collections|hooks|seed|site|tests)/' },
    },
    only('database-alone', 'database', ['domain'], 'Rows of both databases, of whichever collection'),
    {
      name: 'drivers-in-database',
      comment: 'What is not said through Payload is said in database/, for SQLite and for MongoDB',
      severity: 'error',
      from: { path: '^(access|cms|collections|domain|hooks|seed|site)/' },
      to: { path: 'node_modules/(@payloadcms/(db-|drizzle)|drizzle-orm|mongoose|mongodb|@libsql)' },
    },
    only(
      'hooks-start-nothing-in-cms',
      'hooks',
      ['domain', 'access', 'collections', 'database'],
      'Use cases are started through hooks/effects.ts',
    ),
    only('collections-are-data', 'collections', ['domain', 'access', 'database', 'hooks'], 'What is stored'),
    only(
      'cms-not-the-site',
      'cms',
      ['domain', 'access', 'hooks', 'collections', 'database', 'seed'],
      'The server does not know the storefront',
    ),
    roomsApart(
      'operations',
      ['server', 'endpoints', 'admin', 'jobs', 'app'],
      'A use case is started by a call, a page, a job or a hook, and knows none of them',
    ),
    roomsApart(
      'adapters',
      ['server', 'endpoints', 'operations', 'admin', 'jobs', 'app'],
      'The outside world behind small types',
    ),
    roomsApart(
      'endpoints',
      ['server', 'admin', 'jobs', 'app'],
      'A call parses, starts a use case and answers',
    ),
    roomsApart(
      'admin',
      ['server', 'endpoints', 'adapters', 'jobs', 'app'],
      'The panel reads through use cases and writes through calls',
    ),
    roomsApart('jobs', ['server', 'endpoints', 'admin', 'app'], 'A job starts use cases when they are due'),
    only('site-is-a-client', 'site', ['domain'], 'The storefront speaks REST'),
    {
      name: 'site-without-server-packages',
      severity: 'error',
      from: { path: '^site/' },
      to: { path: 'node_modules/(payload|@payloadcms|express|nodemailer|twilio|@react-email)/' },
    },
    {
      name: 'features-stay-apart',
      comment: 'A screen does not import another; what two share moves to ui, data or shell',
      severity: 'error',
      from: { path: '^site/features/([^/]+)/' },
      to: { path: '^site/features/([^/]+)/', pathNot: ['^site/features/$1/', '^site/features/shell/'] },
    },
    {
      name: 'error-log-loads-late',
      comment: 'What reports errors is loaded once there is one; no page carries it',
      severity: 'error',
      from: { path: '^site/', pathNot: '^site/data/base/logFailedRead\\.ts$' },
      to: { path: '^site/data/base/(reportError|logFailedRead|severityOf)\\.ts$', dynamic: false },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: 'node_modules' } },
    },
    { name: 'resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)\\.next/|^cms/app/\\(payload\\)/admin/importMap\\.js$|^cms/migrations/|next-env\\.d\\.ts$',
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.json'],
    },
  },
}

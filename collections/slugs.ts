/** Collections the specification and contracts.md name, and those of our own. */
export const SLUGS = {
  projects: 'projects',
  users: 'users',
  sessions: 'sessions',
  otpChallenges: 'otp-challenges',
  otpBudgets: 'otp-budgets',
  claims: 'claims',
  signoutLogs: 'signout-logs',
  webStaticConfigs: 'web-static-configs',
  projectConfigs: 'project-configs',
  adminConfigs: 'admin-configs',
  media: 'media',
  privateFiles: 'private-files',
  pages: 'pages',
  sellingProducts: 'selling-products',
  classes: 'classes',
  classContentSummaries: 'class-content-summaries',
  lectures: 'lectures',
  enrolments: 'enrolments',
  lectureCompletions: 'lecture-completions',
  orders: 'orders',
  payments: 'payments',
  paymentEvents: 'payment-events',
  sandboxTransactions: 'sandbox-transactions',
} as const

export type Slug = (typeof SLUGS)[keyof typeof SLUGS]

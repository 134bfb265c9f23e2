import type { PayloadRequest, Where } from 'payload'

export type Decision = boolean | Where

/**
 * An access rule: everything, nothing, or matching documents. Synchronous, because it runs on every admin
 * navigation.
 */
export type Rule = (args: { req: PayloadRequest }) => Decision

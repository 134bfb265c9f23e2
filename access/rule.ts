import type { PayloadRequest, Where } from 'payload'

export type Decision = boolean | Where

/** One access rule: everything, nothing, or the documents that match. Synchronous: it runs on every admin navigation. */
export type Rule = (args: { req: PayloadRequest }) => Decision

import { IS_FULL } from '#tests/support/sample.ts'

/** Playwright details of a journey with variants: `npm test` runs the first one, `npm run test:full` the others (see `journeyVariants`). */
export const AS_VARIANTS = { tag: '@forms' } as const

/** The variants of a journey (such as screen widths) to run: the first in `npm test`, the others in the full run. */
export const journeyVariants = <Form>(...all: readonly Form[]): readonly Form[] =>
  IS_FULL ? all.slice(1) : all.slice(0, 1)

import { IS_FULL } from '#tests/support/sample.ts'

/** Test details of a journey that runs in one form in `npm test` and in the others in `npm run test:full` (see `journeyVariants`). */
export const AS_VARIANTS = { tag: '@forms' } as const

/** The forms of a journey (such as screen widths) to run: the first in `npm test`, the others in the full run. */
export const journeyVariants = <Form>(...all: readonly Form[]): readonly Form[] =>
  IS_FULL ? all.slice(1) : all.slice(0, 1)

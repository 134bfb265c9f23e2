import { IS_FULL } from '#tests/support/sample.ts'

/** Details of a journey that `npm test` makes in one form and `npm run test:full` in the others (see `formsOf`). */
export const IN_FORMS = { tag: '@forms' } as const

/** Which forms of a journey this run makes, such as the widths of its screen: the first in `npm test`, the others in the full run. */
export const formsOf = <Form>(...all: readonly Form[]): readonly Form[] =>
  IS_FULL ? all.slice(1) : all.slice(0, 1)

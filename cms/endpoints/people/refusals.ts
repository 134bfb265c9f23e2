import type { ChangeRefusal } from '#domain/people/changeRules.ts'
import { textOf } from '#domain/text/textOf.ts'
import { refuse } from '../responses.ts'

/** 403 with the text of the rule that does not allow the change. */
export const notAllowed = (reason: ChangeRefusal) =>
  refuse(textOf(`person.${reason}`), reason, { httpStatus: 403 })

export const changedConcurrently = () => refuse(textOf('personChanged'), 'meanwhile', { httpStatus: 409 })

import type { Refused } from '#domain/people/changeRules.ts'
import { textOf } from '#domain/text/textOf.ts'
import { refuse } from '../answers.ts'

/** 403 with the text of the rule that does not allow the change. */
export const notAllowed = (reason: Refused) => refuse(textOf(`person.${reason}`), reason, { httpStatus: 403 })

export const changedMeanwhile = () => refuse(textOf('personChanged'), 'meanwhile', { httpStatus: 409 })

import type { Refused } from '#domain/people/changeRules.ts'
import { textOf } from '#domain/text/textOf.ts'
import { refuse } from '../answers.ts'

/** A change of a person that the rules do not allow. */
export const notAllowed = (reason: Refused) => refuse(textOf(`person.${reason}`), reason, { httpStatus: 403 })

export const changedMeanwhile = () => refuse(textOf('personChanged'), 'meanwhile', { httpStatus: 409 })

import type { Refused } from '#domain/people/changeRules.ts'
import { REFUSAL_TEXTS } from '#domain/people/refusalTexts.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import { refuse } from '../answers.ts'

/** A change of a person that the rules do not allow. */
export const notAllowed = (reason: Refused) => refuse(REFUSAL_TEXTS[reason], reason, { httpStatus: 403 })

export const changedMeanwhile = () => refuse(ANSWERS.personChanged, 'meanwhile', { httpStatus: 409 })

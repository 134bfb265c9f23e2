/** Objections of one student to one paper; as many errors of its questions can be reported. */
export const MAX_OBJECTIONS = 20
export const OBJECTION_LENGTH = { reason: { min: 10, max: 1000 }, note: { min: 3, max: 1000 } }

/**
 * Whether objections to the keys of a paper are taken: from its solution time on, when keys are seen, until the end that staff have set.
 * @param until ms since epoch; null while staff have set none
 */
export const acceptsObjections = (solutionsFrom: number, until: number | null, now: number): boolean =>
  until !== null && now >= solutionsFrom && now < until

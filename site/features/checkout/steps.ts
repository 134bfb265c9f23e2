/** The steps of the checkout; `address` only where something has to be sent. */
export type Step = 'details' | 'address' | 'payment'

type Known = { asked: string | null; isSignedIn: boolean; needsAddress: boolean; hasAddress: boolean }

export const stepsOf = (needsAddress: boolean): Step[] =>
  needsAddress ? ['details', 'address', 'payment'] : ['details', 'payment']

/**
 * The step one is in: the one that the page's address asks for, or the first one that is not done. None is reached past an
 * address that is missing.
 */
export function stepOf({ asked, isSignedIn, needsAddress, hasAddress }: Known): Step {
  const steps = stepsOf(needsAddress)
  const isOpen = needsAddress && !hasAddress
  const last = isOpen ? steps.indexOf('address') : steps.length - 1
  const wanted = steps.indexOf(asked as Step)
  if (wanted >= 0) return steps[Math.min(wanted, last)] as Step
  return isSignedIn ? (steps[last] as Step) : 'details'
}

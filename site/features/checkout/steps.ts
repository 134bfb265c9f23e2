/** The steps of the checkout; `address` only where something has to be sent. */
export type Step = 'details' | 'address' | 'payment'

type Known = {
  /** The step that the page's address asks for. */
  asked: string | null
  isSignedIn: boolean
  needsAddress: boolean
  /** Whether there is a complete address, chosen or typed. */
  hasAddress: boolean
  /** Whether the person has said that it goes there, by the step's own button or by paying. */
  isAddressDone: boolean
}

export const stepsOf = (needsAddress: boolean): Step[] =>
  needsAddress ? ['details', 'address', 'payment'] : ['details', 'payment']

/**
 * The step one is in: the one that the page's address asks for, or the first one that is not completed. An address that is
 * complete completes nothing: it may still be being typed, and how fast it comes is chosen in the same step.
 */
export function stepOf({ asked, isSignedIn, needsAddress, hasAddress, isAddressDone }: Known): Step {
  const steps = stepsOf(needsAddress)
  const isOpen = needsAddress && !(hasAddress && isAddressDone)
  const last = isOpen ? steps.indexOf('address') : steps.length - 1
  const wanted = steps.indexOf(asked as Step)
  if (wanted >= 0) return steps[Math.min(wanted, last)] as Step
  return isSignedIn ? (steps[last] as Step) : 'details'
}

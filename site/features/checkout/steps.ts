/** The steps of the checkout; `address` only when something is shipped. */
export type Step = 'details' | 'address' | 'payment'

type Known = {
  /** The step in the page's URL. */
  asked: string | null
  isSignedIn: boolean
  needsAddress: boolean
  /** Whether there is a complete address, saved or typed. */
  hasAddress: boolean
  /** Whether the person has confirmed the address, by the button of the step or by paying. */
  isAddressDone: boolean
}

export const stepsOf = (needsAddress: boolean): Step[] =>
  needsAddress ? ['details', 'address', 'payment'] : ['details', 'payment']

/**
 * The current step: the one in the page's URL, or the first one that is not completed. A complete address
 * does not complete its step: it may still be being typed, and the delivery speed is chosen in the same step.
 */
export function stepOf({ asked, isSignedIn, needsAddress, hasAddress, isAddressDone }: Known): Step {
  const steps = stepsOf(needsAddress)
  const isOpen = needsAddress && !(hasAddress && isAddressDone)
  const last = isOpen ? steps.indexOf('address') : steps.length - 1
  const requestedIndex = steps.indexOf(asked as Step)
  if (requestedIndex >= 0) return steps[Math.min(requestedIndex, last)] as Step
  return isSignedIn ? (steps[last] as Step) : 'details'
}

/** The steps of the checkout; `address` only when something is shipped. */
export type Step = 'address' | 'payment'

type Known = {
  /** The step in the page's URL. */
  requested: string | null
  needsAddress: boolean
  /** Whether there is a complete address, saved or typed. */
  hasAddress: boolean
  /** Whether the person has confirmed the address, by the button of the step or by paying. */
  isAddressDone: boolean
}

export const stepsOf = (needsAddress: boolean): Step[] =>
  needsAddress ? ['address', 'payment'] : ['payment']

/** The steps that the header shows: a person who is logged in has completed their details, a guest enters them when paying. */
export const countedSteps = (needsAddress: boolean, isSignedIn: boolean): ('details' | Step)[] => [
  ...(isSignedIn ? (['details'] as const) : []),
  ...stepsOf(needsAddress),
]

/**
 * The number of the current step and of all steps, as shown on phones: details do not count as a step, so the numbers stay the same
 * when a guest logs in half-way.
 */
export function stepNumber(
  steps: readonly ('details' | Step)[],
  current: number,
): { step: number; steps: number } {
  const done = steps.filter((name) => name === 'details').length
  return { step: current + 1 - done, steps: steps.length - done }
}

/**
 * The current step: the one in the page's URL, or the first one that is not completed. A complete address
 * does not complete its step: it may still be being typed, and the delivery speed is chosen in the same step.
 */
export function stepOf({ requested, needsAddress, hasAddress, isAddressDone }: Known): Step {
  const steps = stepsOf(needsAddress)
  const isOpen = needsAddress && !(hasAddress && isAddressDone)
  const last = isOpen ? steps.indexOf('address') : steps.length - 1
  const wanted = steps.indexOf(requested as Step)
  return steps[wanted < 0 ? last : Math.min(wanted, last)] as Step
}

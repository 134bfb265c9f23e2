import type { Accommodation } from './accommodation.ts'

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`

/** What an accommodation grants, in words of the panel, each thing on its own; empty when it grants nothing. */
export function grantTexts(grants: Accommodation): string[] {
  const { timeFactor, extraMinutes, extraAttempts } = grants
  const { num, den } = timeFactor
  return [
    ...(num > den ? [factorText(num, den)] : []),
    ...(extraMinutes > 0 ? [counted(extraMinutes, 'more minute', 'more minutes')] : []),
    ...(extraAttempts > 0 ? [counted(extraAttempts, 'more attempt', 'more attempts')] : []),
    ...(grants.hasLargeText ? ['larger text'] : []),
    ...(grants.hasReadAloud ? ['read aloud'] : []),
    ...(grants.removesWrongOption ? ['one wrong option removed'] : []),
  ]
}

/** How much time, as a multiple where two decimals say it exactly, else as a fraction: `1.5 times the time`, `4/3 of the time`. */
function factorText(num: number, den: number): string {
  const hundredths = (num * 100) / den
  return Number.isInteger(hundredths) ? `${hundredths / 100} times the time` : `${num}/${den} of the time`
}

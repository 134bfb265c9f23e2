import { type Accommodation, AccommodationSchema } from './accommodation.ts'

/** Factors of the time that the form offers, by the text of the fraction. */
export const TIME_FACTORS = {
  '1/1': 'The usual time',
  '4/3': '4/3: twenty minutes more for each hour, as in public exams',
  '5/4': '1.25 times the time',
  '3/2': '1.5 times the time',
  '2/1': 'Double time',
} as const
export type TimeFactor = keyof typeof TIME_FACTORS

/** The form of an accommodation; minutes and attempts as they are typed, an empty text is none. */
export type GrantDraft = {
  timeFactor: TimeFactor
  extraMinutes: string
  extraAttempts: string
  hasLargeText: boolean
  hasReadAloud: boolean
  removesWrongOption: boolean
}

export const GRANTS_NOTHING: GrantDraft = {
  timeFactor: '1/1',
  extraMinutes: '',
  extraAttempts: '',
  hasLargeText: false,
  hasReadAloud: false,
  removesWrongOption: false,
}

const WHOLE = /^\d{1,5}$/
const numberOf = (text: string): number =>
  text.trim() === '' ? 0 : WHOLE.test(text.trim()) ? Number(text) : Number.NaN

/** What the form grants; null when a number is none or too large. */
export function grantsOfDraft({
  timeFactor,
  extraMinutes,
  extraAttempts,
  ...helps
}: GrantDraft): Accommodation | null {
  const [num, den] = timeFactor.split('/').map(Number)
  const grants = {
    ...helps,
    timeFactor: { num, den },
    extraMinutes: numberOf(extraMinutes),
    extraAttempts: numberOf(extraAttempts),
  }
  return AccommodationSchema.safeParse(grants).data ?? null
}

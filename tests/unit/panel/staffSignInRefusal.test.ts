import { expect, it } from 'vitest'
import { refusedText } from '#cms/admin/login/useStaffSignIn.ts'

it.each([
  [undefined, 'No code.'],
  [24, 'No code. The next code can be sent in 24 s.'],
  [60, 'No code. The next code can be sent in 1 minute.'],
  [601, 'No code. The next code can be sent in 11 minutes.'],
])(
  'the refusal of a staff sign-in code states when the next one may be requested: %s s',
  (retryAfterS, text) => {
    expect(refusedText({ message: 'No code.', ...(retryAfterS ? { retryAfterS } : {}) })).toBe(text)
  },
)

import { expect, it } from 'vitest'
import { replyReach } from '#domain/tickets/replyReach.ts'

const email = { email: 'kavya@example.in', isEmailVerified: true }
const phone = { phone: '+919800000011', isPhoneVerified: true }

it.each([
  [{ ...email, ...phone }, /an e-mail with these words/],
  [{ ...email, isEmailVerified: false, ...phone }, /an SMS that there is a reply/],
  [{ ...email, isEmailVerified: false }, /no message/],
  [null, /no message/],
])('staff read how a reply reaches a student: %j', (student, words) => {
  expect(replyReach(student)).toMatch(words)
})

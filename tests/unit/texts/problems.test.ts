import { describe, expect, it } from 'vitest'
import { TicketSchema } from '#domain/calls/tickets.ts'
import { HINDI_PROBLEMS } from '#domain/text/hindiProblems.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { PROBLEMS } from '#domain/text/problems.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { withoutLanguage } from '#site/data/base/withoutLanguage.ts'
import { pincodeProblem } from '#site/features/shell/account/useAddressForm.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { textsOf } from '#site/texts/textsOf.ts'

const issuesOf = (values: unknown) => TicketSchema.safeParse(values).error?.issues ?? []

describe('an error of a form', () => {
  it('is in the language of the page', () => {
    const [topic, subject, text] = issuesOf({ category: 'nonsense', subject: 'Hi', text: 'x'.repeat(4000) })
    expect(topic && localisedProblem(HINDI_PROBLEMS, topic)).toBe('विषय चुनें')
    expect(subject && localisedProblem(HINDI_PROBLEMS, subject)).toBe('छोटा शीर्षक लिखें')
    expect(text && localisedProblem(HINDI_PROBLEMS, text)).toBe('ज़्यादा से ज़्यादा 3000 अक्षर')
    expect(text && localisedProblem(PROBLEMS, text)).toBe('Use 3000 characters at most')
  })

  it('is never a technical message of a library', () => {
    const [issue] = issuesOf({ category: 'course', subject: 7, text: 'Long enough for a ticket' })
    expect(issue && localisedProblem(PROBLEMS, issue)).toBe('Please check this')
    expect(issue && localisedProblem(HINDI_PROBLEMS, issue)).toBe('कृपया इसे जाँचें')
  })

  it('a PIN code of another state names both states in the language', () => {
    expect(pincodeProblem('302001', 'KL', textsOf('hi').address)).toBe('302001 राजस्थान का है, केरल का नहीं।')
    expect(pincodeProblem('302001', 'KL', textsOf('en').address)).toBe(
      '302001 is in Rajasthan, not in Kerala.',
    )
    expect(pincodeProblem('302001', 'RJ', textsOf('hi').address)).toBeNull()
  })
})

describe('a call without a response', () => {
  it('has the literal text of spec 8 in English', () => {
    expect(noAnswerText('/_projects/demo')).toBe(MESSAGES.someError)
    expect(noAnswerText('', 'tryLater')).toBe(MESSAGES.tryLater)
  })

  it('has the Hindi text in Hindi', () => {
    const { messages } = textsOf('hi')
    expect(noAnswerText('/_projects/demo/hi')).toBe(messages.someError)
    expect(noAnswerText('/hi', 'tryLater')).toBe(messages.tryLater)
  })
})

it.each([
  ['/hi', ''],
  ['/_projects/demo/hi', '/_projects/demo'],
  ['/_projects/delhi', '/_projects/delhi'],
  ['/_projects/hi', '/_projects/hi'],
  ['', ''],
])('the panel of %s is below %s', (base, panel) => {
  expect(withoutLanguage(base)).toBe(panel)
})

import { expect, it } from 'vitest'
import { localisedTerm } from '#domain/text/localisedTerm.ts'

it.each([
  ['Class 10', 'कक्षा 10'],
  ['Class 9 to 12', 'कक्षा 9 से 12'],
  ['English', 'अंग्रेज़ी'],
  ['Bestseller', 'बेस्टसेलर'],
  ['हिन्दी', 'हिन्दी'],
  ['JEE Main', 'JEE Main'],
  ['Class of 2027', 'Class of 2027'],
])('%s is %s in Hindi, and stays in English', (term, hindi) => {
  expect([localisedTerm('hi', term), localisedTerm('en', term)]).toEqual([hindi, term])
})

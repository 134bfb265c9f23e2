import { expect, it } from 'vitest'
import { isFound, wantedWords } from '#domain/learning/ownSearch.ts'

const lesson = { names: ['Ray optics: lenses', 'किरण प्रकाशिकी: लेंस'], within: ['Optics', 'Physics for NEET'] }

it.each([
  ['a beginning of a word', 'len', true],
  ['upper case, accents and extra space', '  ÖPTICS Lens ', true],
  ['words of what it is in besides its own', 'neet lenses', true],
  ['Hindi', 'लेंस', true],
  ['Hindi with a beginning of a word', 'प्रका', true],
  ['the end of a word alone', 'enses', false],
  ['words of what it is in alone', 'physics neet', false],
  ['a word that is nowhere', 'lenses mirrors', false],
  ['nothing', ' ', false],
  ['signs alone', '"%_*', false],
])('a title is found by %s: %s', (_, query, found) => expect(isFound(wantedWords(query), lesson)).toBe(found))

it('a very long query is cut to its first words', () => {
  const wanted = wantedWords('lens '.repeat(500))
  expect(wanted).toHaveLength(8)
  expect(isFound(wanted, lesson)).toBe(true)
})

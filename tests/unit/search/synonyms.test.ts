import { expect, it } from 'vitest'
import { layoutText } from '#domain/search/layoutText.ts'
import { markWords } from '#domain/search/markWords.ts'
import { allowedMistakes, indexTerms, planQuery } from '#domain/search/planQuery.ts'
import { STANDARD_SYNONYMS } from '#domain/search/standardSynonyms.ts'
import { buildSynonymIndex, checkSynonyms, parseSynonyms } from '#domain/search/synonyms.ts'

const book = buildSynonymIndex([
  parseSynonyms('maths, mathematics, गणित'),
  parseSynonyms('GS; general studies'),
  parseSynonyms('general, generic'),
])
const wantedPhrases = (query: string) =>
  planQuery(query, book).wanted.map(({ phrases }) => phrases.map((words) => words.join(' ')).join(' | '))

it.each([
  ['maths, Mathematics ,गणित', ['maths', 'mathematics', 'गणित']],
  ['GS;general  studies\n', ['gs', 'general studies']],
  ['one, ONE, ,,', ['one']],
  ['', []],
])('%j are the synonyms %j', (text, phrases) => {
  expect(parseSynonyms(text).map((words) => words.join(' '))).toEqual(phrases)
})

it.each([
  ['maths, गणित', true],
  ['maths', false],
  ['maths, Maths', false],
  [undefined, false],
])('%j is valid: %s', (text, isGood) => {
  expect(checkSynonyms(text) === true).toBe(isGood)
})

it.each([
  ['Mathematics class', ['mathematics | maths | गणित', 'class']],
  ['ganit class', ['ganit | maths | mathematics | गणित', 'class']],
  ['gs in hindi', ['gs | general studies', 'hindi']],
  ['general studies test', ['general studies | gs', 'test']],
  ['general test', ['general | generic', 'test']],
  ['the of', ['the', 'of']],
  ['the physics of की', ['physics']],
  ['1 2 3 4 5 6 7 8 9 10', ['1', '2', '3', '4', '5', '6', '7', '8']],
  ['constructor', ['constructor']],
  ['', []],
])('%j searches for %j', (query, phrases) => {
  expect(wantedPhrases(query)).toEqual(phrases)
})

it('uses only valid synonyms', () => {
  expect(STANDARD_SYNONYMS.filter((text) => checkSynonyms(text) !== true)).toEqual([])
})

it.each([
  ['jee', 0],
  ['2027', 0],
  ['moks', 1],
  ['physics', 1],
  ['chemistry', 2],
])('%s may have %d typos', (word, mistakes) => {
  expect(allowedMistakes(word)).toBe(mistakes)
})

it('a document is found by words and phonetic keys', () => {
  expect(indexTerms('गणित 10')).toEqual(['गणित', '10', '~gnit'])
})

it.each([
  ['JEE Physics, JEE', ['JEE'], ['[JEE]', ' Physics, ', '[JEE]']],
  ['Physicsbook Physics', ['Physics'], ['Physicsbook ', '[Physics]']],
  ['भौतिकी: गति', ['भौतिकी'], ['[भौतिकी]', ': गति']],
  ['<b>', [], ['<b>']],
  ['', ['x'], []],
])('in %j, highlights the words %j', (text, words, parts) => {
  expect(markWords(text, words).map((part) => (part.isMarked ? `[${part.text}]` : part.text))).toEqual(parts)
})

it('indexes texts of sections, not URLs and options', () => {
  const layout = [
    { blockType: 'hero', heading: 'Learn', primaryHref: '/courses', primaryLabel: 'Start' },
    { blockType: 'faq', items: [{ id: 'x1', question: 'When', answer: 'Now' }] },
    {
      blockType: 'richText',
      content: {
        root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Deep words' }] }] },
      },
    },
  ]
  expect(layoutText(layout, 100)).toBe('Learn When Now Deep words')
  expect(layoutText(layout, 5)).toBe('Learn')
  expect(layoutText(null, 5)).toBe('')
})

import { expect, it } from 'vitest'
import { foldWord } from '#domain/search/foldWord.ts'
import { skeletonOf } from '#domain/search/skeletonOf.ts'
import { foldedWords } from '#domain/search/words.ts'

const skeletons = (words: string[]) => new Set(words.map((word) => skeletonOf(foldWord(word))))

it.each([
  ['भौतिकी', 'bhautiki', 'bhautikee', 'Bhoutiki', 'bhautikī'],
  ['गणित', 'ganit', 'Ganit', 'gaṇit'],
  ['रसायन', 'rasayan', 'rasaayan', 'Rasāyan'],
  ['परीक्षा', 'pariksha', 'pareeksha', 'parīkshā', 'parixa'],
  ['विज्ञान', 'vigyan', 'vijnan', 'vigyaan', 'vidnyan'],
  ['राजनीति', 'rajniti', 'rajneeti', 'raajneeti', 'rajaniti'],
  ['इतिहास', 'itihas', 'itihaas', 'Itihās'],
  ['भूगोल', 'bhugol', 'bhoogol'],
  ['व्याकरण', 'vyakaran', 'vyaakaran'],
  ['सामान्य', 'samanya', 'saamaanya'],
  ['संपूर्ण', 'sampurn', 'sampoorn', 'sanpurn', 'सम्पूर्ण'],
  ['छात्र', 'chatra', 'chhatra', 'chhaatr'],
  ['हिन्दी', 'हिंदी', 'hindi', 'hindee'],
  ['फिजिक्स', 'फ़िज़िक्स', 'phijiks', 'fiziks'],
  ['गुरुजी', 'guruji', 'guru-jee'.replace('-', '')],
])('%s and its spellings have the same phonetic key', (...words) => {
  expect([...skeletons(words)]).toHaveLength(1)
  expect([...skeletons(words)][0]).not.toBe('')
})

it.each([
  ['गणित', 'गीत'],
  ['history', 'mystery'],
  ['रसायन', 'रस'],
  ['class', 'gloss'],
])('%s and %s have different keys', (one, other) => {
  expect(skeletons([one, other]).size).toBe(2)
})

it.each([
  ['ÉCOLE', 'ecole'],
  ['क़लम', 'कलम'],
  ['हाँ', 'हां'],
  ['२०२७', '2027'],
  ['ＮＥＥＴ', 'neet'],
  ['ﬁnal', 'final'],
  ['Straße', 'straße'],
])('%s is compared as %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded)
})

it.each([
  ['JEE-Main 2027: Physics', ['jee', 'main', '2027', 'physics']],
  ['कक्षा १० (विज्ञान)', ['कक्षा', '10', 'विज्ञान']],
  ['क्\u200dष \u202eabc\u202c', ['क्ष', 'abc']],
  ['\ud800abc \udfff', ['abc']],
  ['.*+?^$()|{}[]\\ <script>', ['script']],
  ['', []],
  ['   \u0000 ', []],
  ['a'.repeat(5000), ['a'.repeat(40)]],
])('%j has the words %j', (text, words) => {
  expect(foldedWords(text)).toEqual(words)
})

it('has no phonetic key for numbers and short words', () => {
  expect(['2027', '10th', 'a', '漢字', ''].map((word) => skeletonOf(foldWord(word)))).toEqual([
    '',
    '',
    '',
    '',
    '',
  ])
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '#tests/support/filesBelow.ts'

/** Replaced wordings that must not be used again. */
const RETIRED = [
  'Looked at before',
  'look at too',
  'also look at',
  'Who has this can',
  'Bought it here',
  'One by one',
  'Go on where you stopped',
  'to carry along',
  'Chosen by many',
  'Kind of address',
  'Town or city',
  'when the money is here',
  'can not',
  'Not sure yet',
  'To spend now',
  'news of the courier',
  'pieces of news',
  'Take back the request',
  'Taken back by you',
  'give back',
  'they never end',
  'The place where they were taken',
  'Friends who came',
  'came by your link',
  'come by your link',
  'Made by a computer',
  'This is needed',
  'begin anew',
  'back the way it came',
  'Paid back',
  'any more',
  'meanwhile',
  'at the door',
]

/** The word to use, and synonyms to avoid. */
const ONE_WORD: Readonly<Record<string, readonly RegExp[]>> = {
  समीक्षा: [/रिव्यू/],
  शर्तें: [/नियम और/],
  गोपनीयता: [/प्राइवेसी/],
  'सेव करें': [/सहेज/],
  विद्यार्थी: [/छात्र/],
  वर्कबुक: [/कार्य-?पुस्तिका/],
  वीकेंड: [/सप्ताहांत/],
  'कक्षा 10': [/(Class|क्लास) \d/],
  'पिन कोड': [/PIN कोड/],
  ईमेल: [/ई-मेल/],
  लंबित: [/पक्के नहीं/],
  'सीरियल कुंजी': [/सीरियल की(?![ा-ू])|कीज़/],
  'इंटरनेट कनेक्शन': [/नेटवर्क जाँच/],
  // Of the dotted letters, only ज़ and फ़ are familiar today.
  'ख, क and ग without a dot': [/[खकग]\u093c|[\u0958-\u095a]/],
}

const ROOTS = ['site/texts', 'domain', 'cms', 'collections', 'hooks']
const strings = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}\n]+</g

/** Strings of more than one word in a file, without comments. */
const textsOf = (file: string): string[] =>
  (
    readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .match(strings) ?? []
  ).filter((text) => text.includes(' '))

const files = ROOTS.flatMap((root) => filesBelow(path.join(root), /\.tsx?$/)).filter(
  (file) => !file.includes('migrations'),
)

describe('the product’s texts', () => {
  it('contain no replaced wording', () => {
    const found = files.flatMap((file) =>
      textsOf(file).flatMap((text) =>
        RETIRED.filter((phrase) => text.includes(phrase)).map((phrase) => `${file}: ${phrase} in ${text}`),
      ),
    )
    expect(found).toEqual([])
  })

  it('write percentages without a space', () => {
    expect(files.flatMap((file) => textsOf(file).filter((text) => /[\d}] %(?![\w(])/.test(text)))).toEqual([])
  })

  it('use one Hindi word per concept', () => {
    const hindi = files.flatMap((file) => textsOf(file).filter((text) => /[\u0900-\u097f]/.test(text)))
    expect(hindi.length).toBeGreaterThan(500)
    for (const [word, others] of Object.entries(ONE_WORD))
      for (const other of others) expect([word, hindi.filter((text) => other.test(text))]).toEqual([word, []])
  })
})

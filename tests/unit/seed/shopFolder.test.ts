import { describe, expect, test } from 'vitest'
import { endOfDay, resolveDate } from '#seed/format/cells.ts'
import { type Files, issuesOf, recordOf, recordsOf, SHOP, WHOLE } from './folder.ts'

test('products of every kind have options in paise and references', async () => {
  const records = await recordsOf(WHOLE)
  expect(recordOf(records, 'product', 'mocks-on-sale').data.validityOptions).toEqual([
    { days: 90, price: 19_900, mrp: 29_900 },
    { days: 365, price: 39_900 },
  ])
  expect(recordOf(records, 'product', 'book').data.variants).toEqual([
    { label: 'English', stock: 4 },
    { label: 'हिन्दी', stock: 0, price: 25_000 },
  ])
  expect(recordOf(records, 'product', 'all').references).toEqual(
    ['course', 'book', 'mocks-on-sale'].map((key) => ({ kind: 'product', key })),
  )
  expect(recordOf(records, 'freeResource', 'sheet').data).toMatchObject({ text: 'A sheet', gate: 'signIn' })
})

test('bundles follow their contents, categories their parents', async () => {
  const keys = (await recordsOf(WHOLE))
    .filter(({ kind }) => kind === 'product' || kind === 'category')
    .map(({ key }) => key)
  expect(keys).toEqual(['maths', 'limits', 'course', 'book', 'mocks-on-sale', 'all'])
})

test.each([
  ['today', '2026-11-20T18:30:00.000Z'],
  ['today+10', '2026-11-30T18:30:00.000Z'],
  ['today-2', '2026-11-18T18:30:00.000Z'],
  ['2026-12-01', '2026-11-30T18:30:00.000Z'],
  ['2026-12-01T09:00:00+05:30', '2026-12-01T03:30:00.000Z'],
])(
  'the date %s begins at midnight in India, relative ones counted from the import; a moment is itself',
  (written, moment) => {
    expect(resolveDate(written, new Date('2026-11-21T10:00:00+05:30'))).toBe(moment)
    expect(resolveDate(written, new Date('2026-11-21T00:00:00+05:30'))).toBe(moment)
  },
)

test.each([
  ['today+10', '2026-12-01T18:29:00.000Z'],
  ['2026-12-01', '2026-12-01T18:29:00.000Z'],
  ['2026-12-01T09:00:00+05:30', '2026-12-01T03:30:00.000Z'],
])('the deadline %s is the end of its day in India; a moment is itself', (written, moment) => {
  expect(endOfDay(written, new Date('2026-11-21T10:00:00+05:30'))).toBe(moment)
})

const SALE = 'key,title,products,tags,percent,price,startsAt,endsAt\n'
const COUPON = 'code,title,type,percent,amount,buyCount,products\n'
const BATCH = 'key,title,product,startsOn,days,fromTime\n'
const RESOURCE = 'slug,title,kind,file,youtube,href,gate,leadForm\n'

describe('errors have file, row, field and reason', () => {
  test.each<[string, Files, [string, number | string, string, string][]]>([
    [
      'a sale with both prices, no price, or nothing to sell',
      {
        'sales.csv': `${SALE}a,A,book,,10,99,today,today+1\nb,B,book,,,,today,today+1\nc,C,,,5,,today,today+1\n`,
      },
      [
        ['sales.csv', 2, 'percent', 'or a price is needed, and not both'],
        ['sales.csv', 3, 'percent', 'or a price is needed, and not both'],
        ['sales.csv', 4, 'products', 'or tags are needed'],
      ],
    ],
    [
      'a coupon without what its type needs, with a code in small letters, or for a product that is missing',
      {
        'coupons.csv': `${COUPON}A-1,A,percent,,,,\nB-1,B,flat,5,20,,\nc-1,C,percent,5,,,\nD-1,D,buyXGetY,,,2,\nE-1,E,flat,,20,,nothing\n`,
      },
      [
        ['coupons.csv', 2, 'percent', 'is needed for percent, and for nothing else'],
        ['coupons.csv', 3, 'percent', 'is needed for percent, and for nothing else'],
        ['coupons.csv', 4, 'code', 'must be 3 to 40 capitals, digits, - and _'],
        ['coupons.csv', 5, 'buyCount', 'and getCount are needed for buyXGetY'],
        ['coupons.csv', 6, 'products', 'refers to the product nothing, which is missing'],
      ],
    ],
    [
      'a sale that ends before it starts, and one on no day',
      { 'sales.csv': `${SALE}a,A,book,,10,,today+5,today+5\nb,B,book,,10,,tomorrow,today+5\n` },
      [
        ['sales.csv', 2, 'endsAt', 'is not after the start'],
        ['sales.csv', 3, 'startsAt', 'must be a day such as 2026-11-24, a moment with its zone, or today+10'],
      ],
    ],
    [
      'a batch whose first day is none of its weekdays',
      { 'batches.csv': `${BATCH}a,A,course,2026-12-08,mon|wed,17:30\nb,B,course,2026-12-09,mon|wed,17:30\n` },
      [['batches.csv', 2, 'startsOn', 'This is a Tuesday, and the batch is held on Monday, Wednesday.']],
    ],
    [
      'a sale of a product and a tag that are not there',
      { 'sales.csv': `${SALE}a,A,pen,rare,10,,today,today+5\n` },
      [
        ['sales.csv', 2, 'products', 'refers to the product pen, which is missing'],
        ['sales.csv', 2, 'tags', "is rare, which the project's tags don't list"],
      ],
    ],
    [
      'a batch of no product, on no day of the week, at no time',
      { 'batches.csv': `${BATCH}a,A,pen,today,mon|xyz,25:00\nb,B,pen,today,mon,17:00\n` },
      [
        ['batches.csv', 2, 'days', 'must be one of mon, tue, wed, thu, fri, sat, sun'],
        ['batches.csv', 2, 'fromTime', 'must be a time such as 17:00'],
        ['batches.csv', 3, 'product', 'refers to the product pen, which is missing'],
      ],
    ],
    [
      'a free resource without what its kind needs, behind no form',
      {
        'free-resources/sheet.md': null,
        'free-resources.csv': `${RESOURCE}a,A,video,,,,open,\nb,B,link,,,/x,leadForm,\nc,C,pdf,gone.pdf,,,open,\n`,
      },
      [
        ['free-resources.csv', 2, 'youtube', 'is required for a video'],
        ['free-resources.csv', 3, 'leadForm', 'is required behind a lead form'],
        ['free-resources.csv', 4, 'file', 'refers to the file gone.pdf, which is missing'],
      ],
    ],
    [
      'categories three levels deep, and one above itself',
      {
        'categories.csv':
          'slug,title,parent\nmaths,Maths,\nlimits,Limits,maths\ndeep,Deep,limits\nself,Self,self\n',
      },
      [
        ['categories.csv', 4, 'parent', 'refers to the category limits, which has a parent itself'],
        ['categories.csv', 5, 'parent', 'is the category itself'],
      ],
    ],
    [
      'a digital item without its file, a quiz without its length',
      {
        'digital-items.csv': 'key,title,file\nnotes,Notes,other.pdf\n',
        'quizzes.csv': 'slug,title,minutes,questionCount\nquick,Quick,0,12\n',
      },
      [
        ['digital-items.csv', 2, 'file', 'refers to the file other.pdf, which is missing'],
        ['quizzes.csv', 2, 'minutes', 'must be at least 1'],
      ],
    ],
  ])('%s', async (_what, files, issues) => {
    const found = (await issuesOf({ ...WHOLE, ...files })).filter(({ file }) => file !== 'products.json')
    expect(found.map(({ file, row, field, reason }) => [file, row, field, reason])).toEqual(issues)
  })

  const item = (values: object): Files => ({
    'products.json': JSON.stringify([
      ...JSON.parse(String(SHOP['products.json'])),
      { slug: 'x', title: 'X', subject: 'maths', summary: 'A summary', price: 100, ...values },
    ]),
  })
  test.each<[string, object, [string, string, string][]]>([
    [
      'an unknown kind',
      { kind: 'pen' },
      [
        [
          '[3]',
          'kind',
          'must be one of course, class, test-series, test-paper, quiz, physical, digital, serial-key-pack, bundle',
        ],
      ],
    ],
    [
      'a bundle of nothing',
      { kind: 'bundle' },
      [['[3]', 'includes', 'is required for a product of the kind bundle']],
    ],
    [
      'a bundle of a bundle',
      { kind: 'bundle', includes: ['all'] },
      [['[3]', 'includes[0]', 'refers to the product all, which has products in it itself']],
    ],
    [
      'keys without a number',
      { kind: 'serial-key-pack' },
      [['[3]', 'keyCount', 'is required for a product of the kind serial-key-pack']],
    ],
    [
      'an e-book without a file',
      { kind: 'digital' },
      [['[3]', 'digitalItems', 'is required for a product of the kind digital']],
    ],
    [
      'a category that is missing',
      { categories: ['art'] },
      [['[3]', 'categories[0]', 'refers to the category art, which is missing']],
    ],
    [
      'a validity below its price and the same twice',
      { validityOptions: ['90 = 100 / 50', '90 = 200'] },
      [
        ['[3].validityOptions[0]', 'mrp', 'is lower than the price'],
        ['[3].validityOptions[1]', 'days', 'stands there twice'],
      ],
    ],
    [
      'a variant without stock',
      { kind: 'physical', variants: ['English'] },
      [['[3]', 'variants[0]', 'must be an object']],
    ],
  ])('a product with %s', async (_what, values, issues) => {
    const found = await issuesOf({ ...WHOLE, ...item(values) })
    expect(found.map(({ file, row, field, reason }) => [file, row, field, reason])).toEqual(
      issues.map(([row, field, reason]) => ['products.json', row, field, reason]),
    )
  })
})

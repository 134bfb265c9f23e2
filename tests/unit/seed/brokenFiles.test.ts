import { expect, test } from 'vitest'
import { type Case, describeBroken, issue } from './brokenFolder.ts'

const utf16 = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

const FILES: Case[] = [
  ['no project.json', { 'project.json': null }, [issue('project.json', '', '', 'is missing')]],
  ['an empty file', { 'users.csv': '' }, [issue('users.csv', 1, '', 'is empty')]],
  ['a file of blanks', { 'users.csv': ' \n\n' }, [issue('users.csv', 1, '', 'is empty')]],
  [
    'UTF-16',
    { 'users.csv': utf16('key,name\n') },
    [issue('users.csv', 1, '', 'is UTF-16; save it as UTF-8')],
  ],
  [
    'Latin-1 in the third line',
    {
      'users.csv': Buffer.from(
        'key,name,phone,email,role\na,Asha,9800000001,,admin\nb,Ren\xe9,9800000002,,admin',
        'latin1',
      ),
    },
    [issue('users.csv', 3, '', 'is not UTF-8; save it as UTF-8')],
  ],
  [
    'two byte order marks',
    { 'users.csv': '\ufeff\ufeffkey,name,role\n' },
    [issue('users.csv', 1, '', 'has two byte order marks; keep one or none')],
  ],
  [
    'a NUL character',
    { 'texts/about.md': 'About\n\u0000' },
    [issue('texts/about.md', 2, '', 'has a NUL character; it is not a text file')],
  ],
  [
    'a file of another format',
    { 'product.csv': 'slug\n', 'pages/home.txt': 'x', 'users.xlsx': 'PK' },
    [
      issue('pages/home.txt', '', '', 'is not a file of the format'),
      issue('product.csv', '', '', 'is not a file of the format'),
      issue('users.xlsx', '', '', 'is not a file of the format'),
    ],
  ],
  [
    'broken JSON',
    { 'pages/home.json': '{\n  "slug": "home",\n  oops\n}' },
    [issue('pages/home.json', 3, '', 'is not valid JSON here')],
  ],
  [
    'JSON that ends early',
    { 'pages/home.json': '{\n"slug": "home"' },
    [issue('pages/home.json', 2, '', 'is not valid JSON here')],
  ],
  [
    'a list where an object belongs',
    { 'project.json': '[]' },
    [issue('project.json', '', '', 'must be one object')],
  ],
  [
    'an object where a list belongs',
    { 'users.csv': null, 'users.json': '{}' },
    [issue('users.json', '', '', 'must be a list of objects')],
  ],
  [
    'a list of something else',
    { 'users.csv': null, 'users.json': '["asha"]' },
    [issue('users.json', '[0]', '', 'must be an object')],
  ],
]

const MARKDOWN: Case[] = [
  [
    'a product without front matter',
    { 'products/maths.md': 'title: Maths\n' },
    [issue('products/maths.md', 1, '', 'must start with fields between two lines of ---')],
  ],
  [
    'front matter at its lines',
    {
      'products/sets.md':
        '---\ntitle: Sets\nsubject: maths\nsummary: S\nprice: ten\ntitle: Again\nloose words\nfaqs:\n- No answer\n---\nText\n',
    },
    [
      issue('products/sets.md', 5, 'price', 'must be rupees such as 499 or 499.50, without sign or commas'),
      issue('products/sets.md', 6, 'title', 'is given twice'),
      issue('products/sets.md', 7, '', 'must be "name: value" or an entry "- value" of a list'),
      issue('products/sets.md', 8, 'faqs', 'must be entries of the form "question = answer"'),
    ],
  ],
  [
    'lectures of a class file at their lines',
    {
      'classes/sets.md':
        '---\ntitle: Sets\nsubject: maths\n---\n\nLoose words\n\n# First\n\n## One\nslug: one\nkind: text\nminutes: many\n\nText\n\n## Two\nslug: one\nkind: video\nminutes: 5\n',
    },
    [
      issue('classes/sets.md', 6, '', 'stands before the first chapter'),
      issue('classes/sets.md', 13, 'minutes', 'must be a number'),
      issue('classes/sets.md', 17, 'youtube', 'is required for a video lecture'),
      issue('classes/sets.md', 18, 'slug', 'is already used in line 10'),
    ],
  ],
]

describeBroken('files', FILES)
describeBroken('Markdown', MARKDOWN)

test('a missing folder', async () => {
  const { readFolder } = await import('#seed/readFolder.ts')
  expect(await readFolder('/nowhere/at/all')).toEqual({
    ok: false,
    issues: [issue('/nowhere/at/all', '', '', 'is not a folder')],
  })
})

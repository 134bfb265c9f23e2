import { describe, expect, test } from 'vitest'
import type { SeedIssue } from '#seed/read/SeedIssue.ts'
import { type Files, issuesOf, VALID } from './folder.ts'

type Case = [name: string, files: Files, issues: SeedIssue[]]

const issue = (file: string, row: number | string, field: string, reason: string): SeedIssue => ({
  file,
  row,
  field,
  reason,
})
const json = (value: unknown): string => JSON.stringify(value)
const utf16 = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const products = (...rows: string[]): string =>
  ['slug,title,subject,summary,price,mrp,tags,classes,image', ...rows].join('\n')
const COURSE = 'course,Course,maths,A course,499,999,exam,algebra,cover.webp'

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

const home = (...layout: object[]): Files => ({
  'pages/home.json': json({ slug: 'home', title: 'Home', layout }),
})

const CONTENT: Case[] = [
  [
    'an article of a category and with a cover that are missing',
    {
      'blogs/first.md':
        '---\ntitle: First\nexcerpt: E\nauthor: Desk\ncategory: none\ncover: none.webp\n---\n\nWords\n',
    },
    [
      issue('blogs/first.md', 5, 'category', 'refers to the category none, which is missing'),
      issue('blogs/first.md', 6, 'cover', 'refers to the image none.webp, which is missing'),
    ],
  ],
  [
    'an article published on no day',
    {
      'blogs/first.md': '---\ntitle: First\nexcerpt: E\nauthor: Desk\npublishedAt: 12 Nov\n---\n\nWords\n',
    },
    [
      issue(
        'blogs/first.md',
        5,
        'publishedAt',
        'must be a day such as 2026-11-24, or a moment with its zone',
      ),
    ],
  ],
  [
    'a paper of a series that is missing',
    { 'test-papers.csv': 'slug,series,title,minutes,questionCount,marks\nmock-1,none,Mock,60,50,100\n' },
    [issue('test-papers.csv', 2, 'series', 'refers to the test series none, which is missing')],
  ],
  [
    'redirects from no path, to themselves and to a script',
    { 'redirects.csv': 'from,to\nold,/\n/a,/a\n/b,javascript:alert(1)\n' },
    [
      issue('redirects.csv', 2, 'from', 'must be a path that starts with /'),
      issue('redirects.csv', 3, 'to', 'leads to itself'),
      issue('redirects.csv', 4, 'to', 'must start with /, #, https://, mailto: or tel:'),
    ],
  ],
  [
    'a form whose choice has nothing to choose from',
    {
      'lead-forms.json': json([
        { key: 'call', title: 'Call', fields: [{ id: 'a', label: 'A', fieldType: 'select' }] },
      ]),
    },
    [issue('lead-forms.json', '[0].fields[0]', 'options', 'is required for a select')],
  ],
  [
    'sections that name what is not there',
    home(
      { blockType: 'bannerSlider', slides: [{ image: 'none.webp' }] },
      { blockType: 'productGrid', products: ['none'] },
      { blockType: 'leadForm', form: 'none' },
      { blockType: 'reusable', section: 'none' },
    ),
    [
      issue(
        'pages/home.json',
        'layout[0].slides[0]',
        'image',
        'refers to the image none.webp, which is missing',
      ),
      issue('pages/home.json', 'layout[1]', 'products[0]', 'refers to the product none, which is missing'),
      issue('pages/home.json', 'layout[2]', 'form', 'refers to the form none, which is missing'),
      issue('pages/home.json', 'layout[3]', 'section', 'refers to the section none, which is missing'),
    ],
  ],
  [
    'a shared section inside a shared section',
    {
      'sections/shared.json': json({
        key: 'shared',
        title: 'Shared',
        layout: [{ blockType: 'reusable', section: 'shared' }],
      }),
    },
    [issue('sections/shared.json', 'layout[0]', 'blockType', 'is not a known kind of block')],
  ],
]

const TABLES: Case[] = [
  [
    'an unknown column',
    { 'classes.csv': 'slug,title,subject,colour\nalgebra,Algebra,maths,red\n' },
    [issue('classes.csv', 1, 'colour', 'is not a known column')],
  ],
  [
    'a missing column',
    { 'classes.csv': 'slug,title\nalgebra,Algebra\n' },
    [issue('classes.csv', 1, 'subject', 'is a missing column')],
  ],
  [
    'a column twice',
    { 'classes.csv': 'slug,title,title,subject\nalgebra,A,B,maths\n' },
    [issue('classes.csv', 1, 'title', 'is a column twice')],
  ],
  [
    'semicolons',
    { 'classes.csv': 'slug;title;subject\nalgebra;Algebra;maths\n' },
    [issue('classes.csv', 1, '', 'is separated by semicolons; separate columns by commas')],
  ],
  [
    'a row of another length',
    { 'classes.csv': 'slug,title,subject\nalgebra,Algebra,maths\nsets,Sets\n' },
    [issue('classes.csv', 3, '', 'has 2 cells, the header has 3')],
  ],
  [
    'text after a quote',
    { 'classes.csv': 'slug,title,subject\nalgebra,Algebra,maths\nsets,"Se"ts,maths\n' },
    [issue('classes.csv', 3, '', 'has text after a closing quote; write a quote inside a cell twice')],
  ],
  [
    'a quote never closed',
    { 'classes.csv': 'slug,title,subject\nalgebra,Algebra,maths\n\nsets,"Sets,maths\nlogic,Logic,maths\n' },
    [issue('classes.csv', 4, '', 'opens a quote that is never closed')],
  ],
  [
    'a wrong cell below a cell of three lines',
    {
      'classes.csv':
        'slug,title,summary,subject\nalgebra,Algebra,"One\ntwo\nthree",maths\nsets,Sets,,music\n',
    },
    [
      issue(
        'classes.csv',
        5,
        'subject',
        'must be one of physics, chemistry, maths, biology, polity, history, geography, reasoning, english, hindi, tests',
      ),
    ],
  ],
  [
    'empty cells and a bad slug in one row',
    { 'classes.csv': 'slug,title,subject\nalgebra,Algebra,maths\nNew Sets,,maths\n' },
    [
      issue('classes.csv', 3, 'slug', 'must be lower-case letters, digits and single hyphens'),
      issue('classes.csv', 3, 'title', 'is required'),
    ],
  ],
  [
    'an unknown field in JSON',
    {
      'users.csv': null,
      'users.json': json([{ key: 'a', name: 'A', phone: '9800000001', role: 'admin', level: 800 }]),
    },
    [issue('users.json', '[0]', 'level', 'is not a known field')],
  ],
]

const MONEY: Case[] = [
  [
    'an MRP below the price',
    { 'products.csv': products('course,Course,maths,A course,999,499,exam,algebra,cover.webp') },
    [issue('products.csv', 2, 'mrp', 'is lower than the price')],
  ],
  [
    'amounts that are none',
    { 'products.csv': products('course,Course,maths,A course,"1,999",-5,exam,algebra,cover.webp') },
    [
      issue('products.csv', 2, 'mrp', 'must be rupees such as 499 or 499.50, without sign or commas'),
      issue('products.csv', 2, 'price', 'must be rupees such as 499 or 499.50, without sign or commas'),
    ],
  ],
  [
    'an MRP below the price in a row with another fault',
    { 'products.csv': products('course,Course,music,A course,999,499,,,').replace('music', 'Maths') },
    [
      issue('products.csv', 2, 'mrp', 'is lower than the price'),
      issue(
        'products.csv',
        2,
        'subject',
        'must be one of physics, chemistry, maths, biology, polity, history, geography, reasoning, english, hindi, tests',
      ),
    ],
  ],
  [
    'no price',
    { 'products.csv': products('course,Course,maths,A course,,999,,,') },
    [issue('products.csv', 2, 'price', 'is required')],
  ],
]

const LINKS: Case[] = [
  [
    'the same slug twice',
    { 'products.csv': products(COURSE, 'second,Second,maths,S,1,,,,', COURSE) },
    [issue('products.csv', 4, 'slug', 'is already used in line 2')],
  ],
  [
    'the same slug in two files',
    { 'products.json': json([{ slug: 'course', title: 'C', subject: 'maths', summary: 's', price: 1 }]) },
    [issue('products.json', '[0]', 'slug', 'is already used in products.csv line 2')],
  ],
  [
    'one phone in two forms',
    { 'users.csv': 'key,name,phone,email,role\na,A,+91 98000-00001,,admin\nb,B,09800000001,,student\n' },
    [issue('users.csv', 3, 'phone', 'is already used in line 2')],
  ],
  [
    'a class, an image, a file and a product that are missing',
    {
      'products.csv': products('other,Course,maths,A course,499,999,exam,algebra|sets,cover2.webp'),
      'private-files.csv': null,
    },
    [
      issue('lectures.csv', 4, 'pdf', 'refers to the file notes.pdf, which is missing'),
      issue('pages/home.json', 'layout[1]', 'products[0]', 'refers to the product course, which is missing'),
      issue('products.csv', 2, 'classes', 'refers to the class sets, which is missing'),
      issue('products.csv', 2, 'image', 'refers to the image cover2.webp, which is missing'),
    ],
  ],
  [
    'a tag that the project does not list',
    { 'products.csv': products(COURSE.replace('exam', 'exams')) },
    [issue('products.csv', 2, 'tags', "is exams, which the project's tags don't list")],
  ],
  [
    'no complaint about classes that stand in an unreadable file',
    { 'classes.csv': '' },
    [issue('classes.csv', 1, '', 'is empty')],
  ],
  ['a missing picture', { 'media/cover.webp': null }, [issue('media.csv', 2, 'file', 'is not in media/')]],
  ['an empty picture', { 'media/cover.webp': '' }, [issue('media.csv', 2, 'file', 'is an empty file')]],
  [
    'a picture that is something else',
    { 'media/cover.webp': '<svg/>' },
    [issue('media.csv', 2, 'file', 'does not hold what its ending says')],
  ],
  [
    'a PDF that was cut off',
    { 'files/notes.pdf': '%PDF-1.7\n1 0 obj' },
    [issue('private-files.csv', 2, 'file', 'is not a whole PDF')],
  ],
  [
    'a picture outside the folder',
    { 'media.csv': 'file,alt\ncover.webp,A\n../secret.png,B\n' },
    [issue('media.csv', 3, 'file', 'must be a file name of lower-case letters, digits, dots and hyphens')],
  ],
  [
    'a text file that is missing',
    { 'texts/about.md': null },
    [
      issue(
        'pages/home.json',
        'layout[2]',
        'content',
        'refers to texts/about.md, which is not in the folder',
      ),
    ],
  ],
]

const RULES: Case[] = [
  [
    'bad YouTube ids and content of the wrong kind',
    {
      'lectures.csv':
        'class,slug,chapter,title,kind,minutes,body,youtube,pdf\n' +
        'algebra,one,First,One,video,10,,not-an-id,\n' +
        'algebra,two,First,Two,video,10,,https://example.org/watch?v=aqz-KE-bpKQ,\n' +
        'algebra,three,First,Three,text,10,Text,aqz-KE-bpKQ,\n' +
        'algebra,four,First,Four,pdf,0,,,\n',
    },
    [
      issue('lectures.csv', 2, 'youtube', 'must be a YouTube id of 11 characters or a YouTube address'),
      issue('lectures.csv', 3, 'youtube', 'must be a YouTube id of 11 characters or a YouTube address'),
      issue('lectures.csv', 4, 'youtube', 'is only for a video lecture'),
      issue('lectures.csv', 5, 'minutes', 'must be at least 1'),
      issue('lectures.csv', 5, 'pdf', 'is required for a pdf lecture'),
    ],
  ],
  [
    'a reserved page slug',
    {
      'pages/cart.json': json({
        slug: 'cart',
        title: 'Cart',
        layout: [{ blockType: 'richText', content: 'x' }],
      }),
    },
    [issue('pages/cart.json', '', 'slug', 'is reserved for a page of the product')],
  ],
  [
    'blocks that are not known or not complete',
    {
      'pages/home.json': json({
        slug: 'home',
        title: 'Home',
        layout: [
          { blockType: 'slider' },
          { blockType: 'stats', items: [{ value: '1' }] },
          { blockType: 'hero', heading: 'x', primaryHref: 'javascript:alert(1)' },
        ],
      }),
    },
    [
      issue('pages/home.json', 'layout[0]', 'blockType', 'is not a known kind of block'),
      issue('pages/home.json', 'layout[1].items[0]', 'label', 'is required'),
      issue('pages/home.json', 'layout[2]', 'primaryHref', 'must start with /, #, https://, mailto: or tel:'),
    ],
  ],
  [
    'people',
    {
      'users.csv':
        'key,name,phone,email,role\na,Asha,12345,asha@example,king\nb,B@d,,,student\nc,Chitra,,c+d@example.org,student\n',
    },
    [
      issue('users.csv', 2, 'email', 'Enter a valid e-mail'),
      issue('users.csv', 2, 'phone', 'Enter a valid phone number'),
      issue('users.csv', 2, 'role', 'must be one of owner, student, franchise, expert, subadmin, admin'),
      issue('users.csv', 3, 'name', 'A name has letters, spaces, dots and hyphens only'),
      issue('users.csv', 3, 'phone', 'is required when there is no e-mail'),
      issue('users.csv', 4, 'email', 'Enter a valid e-mail'),
    ],
  ],
  [
    'settings',
    {
      'project.json': json({
        slug: 'school',
        title: 'School',
        domains: ['School.example'],
        settings: { webStaticConfig: { theme: { primaryColor: 'blue' }, brand: { logo: 'x.svg' } } },
      }),
      'products.csv': products(COURSE.replace('exam', '')),
    },
    [
      issue('project.json', '', 'domains[0]', 'must be a host name in lower case, without port'),
      issue('project.json', 'settings.webStaticConfig.brand', 'logo', 'must end in .webp, .png, .jpg, .jpeg'),
      issue(
        'project.json',
        'settings.webStaticConfig.theme',
        'primaryColor',
        'must be a colour such as #2a74ed',
      ),
    ],
  ],
  [
    'senders and words of messages',
    {
      'project.json': json({
        slug: 'school',
        title: 'School',
        settings: {
          projectConfig: { tags: [{ tag: 'exam', label: 'Exam' }] },
          messageSettings: { smsSenders: [{ from: '1' }], emailFrom: 'school', sender: 'x' },
        },
      }),
    },
    [
      issue('project.json', 'settings.messageSettings', 'emailFrom', 'Enter a valid e-mail'),
      issue('project.json', 'settings.messageSettings', 'sender', 'is not a known field'),
      issue(
        'project.json',
        'settings.messageSettings.smsSenders[0]',
        'from',
        'must be a number such as +14155550100, a header such as SCHOOL, or whatsapp:+14155550100',
      ),
    ],
  ],
  [
    'a text of a message without the code',
    {
      'project.json': json({
        slug: 'school',
        title: 'School',
        settings: {
          projectConfig: { tags: [{ tag: 'exam', label: 'Exam' }] },
          messageSettings: { templates: [{ purpose: 'login', channel: 'sms', text: 'Hello' }] },
        },
      }),
    },
    [
      issue(
        'project.json',
        'settings.messageSettings.templates[0]',
        'text',
        'The text must have {code} in it',
      ),
    ],
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

describe.each([
  ['files', FILES],
  ['tables', TABLES],
  ['money', MONEY],
  ['references', LINKS],
  ['rules', RULES],
  ['Markdown', MARKDOWN],
  ['content', CONTENT],
])('%s', (_area, cases) => {
  test.each(cases)('%s', async (_name, files, issues) => {
    expect(await issuesOf({ ...VALID, ...files })).toEqual(issues)
  })
})

test('a folder that is not there', async () => {
  const { readFolder } = await import('#seed/readFolder.ts')
  expect(await readFolder('/nowhere/at/all')).toEqual({
    ok: false,
    issues: [issue('/nowhere/at/all', '', '', 'is not a folder')],
  })
})

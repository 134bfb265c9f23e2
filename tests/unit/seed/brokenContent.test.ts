import { type Case, describeBroken, issue, json } from './brokenFolder.ts'
import type { Files } from './folder.ts'

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
    'a lesson with a formula that cannot be typeset, and with a figure that is missing',
    {
      'classes/sets.md':
        '---\ntitle: Sets\nsubject: maths\n---\n\n# First\nhindiTitle: पहला\n\n## One\nslug: one\nkind: text\nminutes: 10\n\nIt is $\\nonsense$.\n\n![A circle](circle.webp)\n',
    },
    [
      issue(
        'classes/sets.md',
        9,
        'body',
        'has the formula \\nonsense: This cannot be typeset: Undefined control sequence: \\nonsense at position 1: \\nonsense',
      ),
      issue('classes/sets.md', 9, 'body', 'refers to the image circle.webp, which is missing'),
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
    'a form with two fields of one name and one that begins with a digit',
    {
      'lead-forms.json': json([
        { key: 'call', title: 'Call', fields: ['a', 'a'].map((id) => ({ id, label: 'A' })) },
        { key: 'visit', title: 'Visit', fields: [{ id: '1a', label: 'A' }] },
      ]),
    },
    [
      issue('lead-forms.json', '[0]', 'fields', 'use an id twice'),
      issue(
        'lead-forms.json',
        '[1].fields[0]',
        'id',
        'must begin with a letter and have letters, digits, _ and - only',
      ),
    ],
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

describeBroken('content', CONTENT)

import { type Case, COURSE, describeBroken, issue, json, products } from './brokenFolder.ts'

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

describeBroken('references', LINKS)

import { type Case, describeBroken, issue, json, products } from './brokenFolder.ts'

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

describeBroken('tables', TABLES)
describeBroken('money', MONEY)

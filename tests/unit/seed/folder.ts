import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { SeedIssue } from '#seed/read/SeedIssue.ts'
import { readFolder } from '#seed/readFolder.ts'
import type { SeedKind, SeedRecord } from '#seed/SeedRecord.ts'

export type Files = Record<string, string | Uint8Array | null>

const WEBP = Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ', 'latin1')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Files of a school: people, courses, pages. */
export const SCHOOL: Files = {
  'project.json': JSON.stringify({
    slug: 'school',
    title: 'School',
    domains: ['school.localhost'],
    settings: {
      projectConfig: { tags: [{ tag: 'exam', label: 'Exam' }] },
      messageSettings: { emailFromName: 'School' },
      shopConfig: { gstin: '23AAAAA0000A1ZA', delivery: [{ label: 'Standard', price: '49' }] },
      paymentConfig: { cashOnDelivery: { isActive: true, fee: '25' } },
      rewardConfig: { credits: { earning: [{ percent: 2, max: '100' }] }, commissionPercent: 5 },
    },
  }),
  'users.csv': 'key,name,phone,email,role\nasha,Asha,98000 00001,asha@example.org,admin\n',
  'classes.csv': 'slug,title,subject\nalgebra,Algebra,maths\n',
  'lectures.csv':
    'class,slug,chapter,title,kind,minutes,isFree,body,youtube,pdf\n' +
    'algebra,one,First,One,text,10,yes,Some **text**,,\n' +
    'algebra,two,First,Two,video,10,no,,aqz-KE-bpKQ,\n' +
    'algebra,three,First,Three,pdf,10,,,,notes.pdf\n',
  'products.csv':
    'slug,title,subject,summary,price,mrp,tags,classes,image\n' +
    'course,Course,maths,A course,499,999.50,exam,algebra,cover.webp\n',
  'media.csv': 'file,alt\ncover.webp,A cover\n',
  'private-files.csv': 'file,title\nnotes.pdf,Notes\n',
  'media/cover.webp': WEBP,
  'files/notes.pdf': '%PDF-1.7\n%%EOF\n',
  'pages/home.json': JSON.stringify({
    slug: 'home',
    title: 'Home',
    layout: [
      { blockType: 'hero', heading: 'Welcome' },
      { blockType: 'priceList', heading: 'Prices', products: ['course'] },
      { blockType: 'richText', content: 'file:texts/about.md' },
    ],
  }),
  'texts/about.md': 'About **us**\n',
}

/** Files with editors' content besides pages. */
export const CONTENT: Files = {
  'test-series.csv': 'slug,title,subject\nmocks,Mocks,maths\n',
  'test-papers.csv':
    'slug,series,title,minutes,questionCount,marks,isFree\nmock-1,mocks,Mock 1,60,50,100,yes\n',
  'blog-categories.csv': 'slug,title\nhabits,Habits\n',
  'blogs/first.md':
    '---\ntitle: First\nexcerpt: An article\nauthor: The desk\ncategory: habits\npublishedAt: 2026-11-12\n---\n\nWords\n',
  'lead-forms.json': JSON.stringify([
    {
      key: 'call',
      title: 'Call',
      fields: [{ id: 'exam', label: 'Exam', fieldType: 'select', options: 'A | B' }],
    },
  ]),
  'sections/shared.json': JSON.stringify({
    key: 'shared',
    title: 'Shared',
    layout: [{ blockType: 'leadForm', form: 'call' }],
  }),
  'redirects.csv': 'from,to\n/old,/\n',
  'pages/content.json': JSON.stringify({
    slug: 'content',
    title: 'Content',
    layout: [
      { blockType: 'testSeries', series: ['mocks'] },
      { blockType: 'blogList', category: 'habits' },
      { blockType: 'reusable', section: 'shared' },
    ],
  }),
}

/** Files with other products and free resources. */
export const SHOP: Files = {
  'categories.csv': 'slug,title,parent\nlimits,Limits,maths\nmaths,Maths,\n',
  'quizzes.csv': 'slug,title,minutes,questionCount\nquick,Quick,10,12\n',
  'digital-items.csv': 'key,title,file,pages\nnotes,Notes,notes.pdf,3\n',
  'reviews.csv':
    'key,product,name,rating,text,writtenAt\nclear,course,R. K.,5,Every chapter ends with questions.,today-9\n',
  'classes/evenings.md':
    '---\ntitle: Evenings\nsubject: maths\n---\n\n# One\n\n## Four\nslug: four\nkind: live\nminutes: 60\n',
  'live-classes.csv':
    'class,lecture,title,startsOn,fromTime,minutes,provider\nevenings,four,Four live,today+2,19:00,60,sandbox\n',
  'batches.csv': 'key,title,product,startsOn,days,fromTime\nevening,Evening,course,today+9,mon|wed,17:30\n',
  'sales.csv':
    'key,title,products,tags,percent,startsAt,endsAt\nwinter,Winter,book,exam,10,today-1,today+5\n',
  'coupons.csv': 'code,title,type,percent,products,tags\nTEN,Ten off,percent,10,book,exam\n',
  'questions/bank.json': JSON.stringify({
    format: 'shala-questions',
    version: 1,
    questions: [
      {
        id: 'two',
        type: 'trueFalse',
        stem: 'Two is even\n\n![Two dots](dots.png)',
        right: [true],
        solution: 'It is $2 \\times 1$.',
        difficulty: 'easy',
        concepts: ['Numbers'],
      },
    ],
  }),
  'questions/pictures/dots.png': PNG,
  'papers/quick.json': JSON.stringify({
    quiz: 'quick',
    minutes: 10,
    sections: [{ id: 'all', title: { en: 'All' }, schemes: { trueFalse: '1 0' }, items: ['two'] }],
  }),
  'free-resources/sheet.md': '---\ntitle: Sheet\nfile: notes.pdf\ngate: signIn\n---\nA sheet\n',
  'products.json': JSON.stringify([
    {
      slug: 'all',
      kind: 'bundle',
      title: 'All',
      subject: 'maths',
      summary: 'All',
      price: 900,
      includes: ['course', 'book', 'mocks-on-sale'],
      hindiTitle: 'सब',
    },
    {
      slug: 'book',
      kind: 'physical',
      title: 'Book',
      subject: 'maths',
      summary: 'A book',
      price: 300,
      categories: 'limits',
      variants: ['English = 4', 'हिन्दी = 0 / 250'],
      author: 'The desk',
    },
    {
      slug: 'mocks-on-sale',
      kind: 'test-series',
      title: 'Mocks',
      subject: 'maths',
      summary: 'Mocks',
      price: '199',
      testSeries: 'mocks',
      validityOptions: '90 = 199 / 299 | 365 = 399',
      categories: 'maths',
    },
  ]),
}

/** A valid folder of a school with editors' content. */
export const VALID: Files = { ...SCHOOL, ...CONTENT }

/** A valid folder with a record of every kind. */
export const WHOLE: Files = { ...VALID, ...SHOP }

/** Writes files into a folder that is deleted after the test; null omits one of the valid files. */
export function folderOf(files: Files): string {
  const root = mkdtempSync(path.join(tmpdir(), 'seed-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  return root
}

export async function issuesOf(files: Files): Promise<SeedIssue[]> {
  const read = await readFolder(folderOf(files))
  return read.ok ? [] : read.issues
}

export async function recordsOf(files: Files): Promise<SeedRecord[]> {
  const read = await readFolder(folderOf(files))
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.records
}

/** The record of a kind with a key, typed by kind. */
export function recordOf<K extends SeedKind>(
  records: readonly SeedRecord[],
  kind: K,
  key: string,
): SeedRecord<K> {
  const found = records.find((record) => record.kind === kind && record.key === key)
  if (!found) throw new Error(`no ${kind} ${key}`)
  return found as SeedRecord<K>
}

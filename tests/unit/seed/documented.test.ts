import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { recordOf, recordsOf } from './folder.ts'

const README = readFileSync(path.resolve(import.meta.dirname, '../../../seed/README.md'), 'utf8')

/** Code examples of a language in the README, in order. */
const examples = (language: string): string[] =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, text = '']) => text)

it('the README’s Markdown examples can be imported unchanged', async () => {
  const [product = '', classFile = ''] = examples('md')
  const records = await recordsOf({
    'project.json': JSON.stringify({ slug: 'school', title: 'School', settings: {} }),
    'products/algebra-course.md': product,
    'classes/algebra.md': classFile,
  })
  expect(recordOf(records, 'product', 'algebra-course').data).toMatchObject({
    price: 49_900,
    outcomes: ['Solve a linear equation', 'Check the answer'],
    faqs: [{ question: 'Do I need a book?', answer: 'No.' }],
    description: 'The description, in Markdown.',
  })
  expect(recordOf(records, 'lecture', 'algebra/what-a-letter-stands-for').data).toMatchObject({
    chapter: 'Equations',
    minutes: 10,
    isFree: true,
  })
})

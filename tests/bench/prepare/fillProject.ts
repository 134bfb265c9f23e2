import { writeFileSync } from 'node:fs'
import { startPayload } from '#cms/payload.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { withoutSyncing } from './withoutSyncing.ts'

export type Filled = { project: { id: string; slug: string }; courseSlug: string }

const COURSES = 200
const EXAMS = ['JEE Main', 'NEET', 'UPSC CSE', 'SSC CGL', 'RPSC', 'Class 12']
const SUBJECTS = ['physics', 'chemistry', 'maths', 'biology', 'polity', 'geography'] as const
const LANGUAGES = ['English', 'Hindi', 'Hinglish']

const words = (count: number): string =>
  Array.from(
    { length: count },
    (_, i) => ['worked', 'examples', 'from', 'past', 'papers', 'every', 'week'][i % 7],
  ).join(' ')

const richText = (paragraphs: number) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: Array.from({ length: paragraphs }, () => ({
      type: 'paragraph',
      format: '',
      indent: 0,
      version: 1,
      direction: 'ltr',
      textFormat: 0,
      children: [
        { type: 'text', text: words(60), detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
      ],
    })),
  },
})

/** Fills an empty database with the project `demo` and 200 published courses; writes what the load needs to know. */
async function fill(outputFile: string): Promise<void> {
  const payload = await startPayload()
  await withoutSyncing(payload)
  const made = await payload.create({
    collection: 'projects',
    data: { title: 'Demo', slug: 'demo', status: 'active', domains: [{ host: 'demo.localhost' }] } as never,
    overrideAccess: true, // the benchmark's own database
  })
  const project = { id: String(made.id), slug: 'demo' }
  for (const collection of ['web-static-configs', 'project-configs', 'admin-configs'] as const) {
    await payload.create({
      collection,
      data: { project: project.id } as never,
      overrideAccess: true, // the benchmark's own database
      context: { project },
    })
  }
  let courseSlug = ''
  for (let i = 0; i < COURSES; i++) {
    const exam = EXAMS[i % EXAMS.length] as string
    const { product } = await createCourse(payload, project, {
      title: `${exam} course ${i + 1}`,
      shortTitle: exam,
      kicker: 'Batch 2027',
      exam,
      subject: SUBJECTS[i % SUBJECTS.length],
      language: LANGUAGES[i % LANGUAGES.length],
      summary: `A full course with ${words(20)}.`,
      description: richText(8) as never,
      outcomes: ['Solve', 'Explain', 'Revise'].map((verb) => ({ text: `${verb} ${words(8)}` })),
      highlights: Array.from({ length: 5 }, () => ({ text: words(6) })),
      teachers: [{ name: `Teacher ${i % 12}`, bio: words(25) }],
      faqs: Array.from({ length: 5 }, () => ({ question: `${words(8)}?`, answer: words(40) })),
      tags: [exam.toLowerCase().replaceAll(' ', '-')],
      validityDays: 365,
      rank: i,
    })
    courseSlug = product.slug
  }
  const filled: Filled = { project, courseSlug }
  writeFileSync(outputFile, JSON.stringify(filled))
  await payload.destroy()
}

await fill(process.argv[2] as string)

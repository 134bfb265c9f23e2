import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { ANSWER_PAGES } from './assets/answerPages.ts'
import { COVERS } from './assets/covers.ts'
import { drawHandout } from './assets/drawHandout.ts'
import { FIGURES } from './assets/figures.ts'
import { LOGOS } from './assets/logos.ts'
import { QUESTION_FIGURES } from './assets/questionFigures.ts'
import { TEACHERS } from './assets/teachers.ts'
import { ENGLISH_COVERS, TOPIC_COVERS } from './assets/topicCovers.ts'

const projects = fileURLToPath(new URL('projects', import.meta.url))

const IN_DEMO2 = ['teacher-ranade', 'teacher-fernandes', 'teacher-okhandiar']

/** Brands whose images and handouts are generated: `npx tsx seed/makeAssets.ts`. The output is committed. */
const BRANDS = [
  {
    folder: 'demo',
    name: 'Nalanda Prep',
    colour: '#205ec2',
    logo: LOGOS.demo,
    covers: [
      'cover-organic',
      'cover-calculus',
      'cover-polity',
      'cover-geography',
      'cover-history',
      'cover-hindi',
      ...Object.keys(TOPIC_COVERS),
    ],
    teachers: Object.keys(TEACHERS).filter((name) => !IN_DEMO2.includes(name)),
    figures: Object.keys(FIGURES),
    questionFigures: Object.keys(QUESTION_FIGURES),
    answerPages: Object.keys(ANSWER_PAGES),
  },
  {
    folder: 'demo2',
    name: 'Chaubara English',
    colour: '#b4410f',
    logo: LOGOS.demo2,
    covers: ['cover-speech', ...Object.keys(ENGLISH_COVERS)],
    teachers: IN_DEMO2,
    figures: [],
    questionFigures: [],
    answerPages: [],
  },
] as const

/** DPI: drawings of 1280 by 720 are rendered at 1600 by 900, the widest that pages show. */
const SHARP = 90

/** DPI: boards of 960 by 540 are rendered at 1600 by 900. */
const FIGURE_DENSITY = 120

const DRAWN: Record<string, string> = { ...COVERS, ...TOPIC_COVERS, ...ENGLISH_COVERS }

let bytes = 0
async function save(file: string, content: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
  bytes += content.length
}

for (const {
  folder,
  name,
  colour,
  logo,
  covers,
  teachers,
  figures,
  questionFigures,
  answerPages,
} of BRANDS) {
  const root = path.join(projects, folder)
  await save(
    path.join(root, 'media', 'logo.png'),
    await sharp(Buffer.from(logo)).resize(256, 256).png({ palette: true, compressionLevel: 9 }).toBuffer(),
  )
  for (const cover of covers) {
    const picture = sharp(Buffer.from(DRAWN[cover] ?? ''), { density: SHARP })
    await save(
      path.join(root, 'media', `${cover}.webp`),
      await picture.webp({ quality: 86, effort: 6 }).toBuffer(),
    )
  }
  for (const teacher of teachers) {
    const picture = sharp(Buffer.from(TEACHERS[teacher] ?? ''))
    await save(
      path.join(root, 'media', `${teacher}.webp`),
      await picture.resize(320, 320).webp({ quality: 90, effort: 6 }).toBuffer(),
    )
  }
  for (const figure of figures) {
    const picture = sharp(Buffer.from(FIGURES[figure] ?? ''), { density: FIGURE_DENSITY })
    await save(
      path.join(root, 'media', `${figure}.webp`),
      await picture.webp({ quality: 90, effort: 6 }).toBuffer(),
    )
  }
  for (const figure of questionFigures) {
    const picture = sharp(Buffer.from(QUESTION_FIGURES[figure] ?? ''), { density: FIGURE_DENSITY })
    await save(
      path.join(root, 'questions', 'pictures', `${figure}.png`),
      await picture.png({ palette: true, compressionLevel: 9 }).toBuffer(),
    )
  }
  for (const page of answerPages)
    await save(
      path.join(root, 'answers', `${page}.webp`),
      await sharp(Buffer.from(ANSWER_PAGES[page] ?? ''))
        .webp({ quality: 80, effort: 6 })
        .toBuffer(),
    )
  const handouts = path.join(root, 'handouts')
  for (const file of (await readdir(handouts)).sort()) {
    const markdown = await readFile(path.join(handouts, file), 'utf8')
    const pdf = await drawHandout(markdown, { name, colour })
    await save(path.join(root, 'files', file.replace(/\.md$/, '.pdf')), pdf)
  }
}
process.stdout.write(`${(bytes / 1_000_000).toFixed(2)} MB of images and handouts\n`)

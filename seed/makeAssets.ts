import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { COVERS } from './assets/covers.ts'
import { drawHandout } from './assets/drawHandout.ts'
import { LOGOS } from './assets/logos.ts'

const projects = fileURLToPath(new URL('projects', import.meta.url))

/** Brands whose images and handouts are drawn: `npx tsx seed/makeAssets.ts`. The output is committed. */
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
    ],
  },
  {
    folder: 'demo2',
    name: 'Chaubara English',
    colour: '#b4410f',
    logo: LOGOS.demo2,
    covers: ['cover-speech'],
  },
] as const

let bytes = 0
async function save(file: string, content: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
  bytes += content.length
}

for (const { folder, name, colour, logo, covers } of BRANDS) {
  const root = path.join(projects, folder)
  await save(
    path.join(root, 'media', 'logo.png'),
    await sharp(Buffer.from(logo)).resize(256, 256).png({ palette: true, compressionLevel: 9 }).toBuffer(),
  )
  for (const cover of covers) {
    const picture = sharp(Buffer.from(COVERS[cover] ?? ''))
    await save(
      path.join(root, 'media', `${cover}.webp`),
      await picture.webp({ quality: 80, effort: 6 }).toBuffer(),
    )
  }
  const handouts = path.join(root, 'handouts')
  for (const file of (await readdir(handouts)).sort()) {
    const markdown = await readFile(path.join(handouts, file), 'utf8')
    const pdf = await drawHandout(markdown, { name, colour })
    await save(path.join(root, 'files', file.replace(/\.md$/, '.pdf')), pdf)
  }
}
process.stdout.write(`${(bytes / 1_000_000).toFixed(2)} MB of images and handouts\n`)

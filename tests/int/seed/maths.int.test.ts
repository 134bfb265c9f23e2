import { expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import type { LectureResponse } from '#domain/calls/learning/learning.ts'
import type { Lecture } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { findDocuments, importFolder, uniqueSeedFolder } from './importing.ts'

type Node = {
  type: string
  text?: string
  fields?: {
    id?: string
    tex?: string
    tree?: { tag: string } | null
    blockType?: string
    caption?: string
    picture?: string | { url: string; alt: string; width: number; height: number } | null
  }
  children?: Node[]
}
const nodesIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesIn)]

const withMaths = () =>
  uniqueSeedFolder({
    'lectures.csv': null,
    'classes.csv': null,
    'classes/algebra.md':
      '---\ntitle: Algebra\nsubject: maths\n---\n\n# First\n\n## One\nslug: one\nkind: text\nminutes: 10\nisFree: yes\n\n' +
      'Its **parts** are $A_x$ and $A_y = \\frac{1}{2}$.\n\n$$x^2 = 4$$\n\nAgain $A_x$.\n\n![What it looks like](cover.png)\n\n- It costs $5 and $6.\n',
  })

it('a lecture keeps its formulas and figures through import and edits, and learners get them rendered', async () => {
  const { slug, files } = withMaths()
  await importFolder(files)
  const payload = await startPayload()
  const [lecture] = await findDocuments<Lecture>('lectures', slug)
  const nodes = nodesIn(lecture?.body?.root as never)
  const formulas = nodes
    .filter(({ fields }) => fields?.tex)
    .map(({ type, fields }) => `${type} ${fields?.tex}`)
  expect(formulas).toEqual([
    'inlineBlock A_x',
    'inlineBlock A_y = \\frac{1}{2}',
    'block x^2 = 4',
    'inlineBlock A_x',
  ])
  const ids = nodes.flatMap(({ fields }) => fields?.id ?? [])
  expect(new Set(ids).size).toBe(5)
  expect(nodes.map(({ text }) => text ?? '').join('')).toContain('It costs $5 and $6.')

  // The panel sends this when the displayed document is saved.
  const shown = await payload.findByID({
    collection: 'lectures',
    id: String(lecture?.id),
    overrideAccess: true,
  })
  const saved = await payload.update({
    collection: 'lectures',
    id: String(lecture?.id),
    data: { title: 'One, edited', body: shown.body },
    overrideAccess: true,
    depth: 0,
  })
  expect(nodesIn(saved.body?.root as never).filter(({ fields }) => fields?.tex)).toHaveLength(4)

  // An invalid formula is refused with its text, and nothing changes.
  const wrong = JSON.parse(JSON.stringify(shown.body).replace('"A_x"', '"\\\\frac{1"'))
  const refused = payload.update({
    collection: 'lectures',
    id: String(lecture?.id),
    data: { title: 'One, broken', body: wrong },
    overrideAccess: true,
  })
  await expect(refused).rejects.toThrow(/body|Body/)
  const [kept] = await findDocuments<Lecture>('lectures', slug)
  expect(kept?.title).toBe('One, edited')

  const { docs } = await payload.find({
    collection: 'projects',
    where: { slug: { equals: slug } },
    overrideAccess: true,
  })
  const id = String(docs[0]?.id)
  const { body } = await openBrowser({ id, slug }).get<LectureResponse>(
    '/learn/lecture?class=algebra&lecture=one',
  )
  const drawn = nodesIn((body.lecture.body as { root: Node }).root).filter(({ fields }) => fields?.tex)
  const figure = nodesIn((body.lecture.body as { root: Node }).root).find(
    ({ fields }) => fields?.blockType === 'figure',
  )
  expect(figure?.fields).toMatchObject({
    caption: 'What it looks like',
    picture: { url: expect.stringContaining('/api/media/file/'), alt: 'A cover', width: expect.any(Number) },
  })
  expect(drawn.map(({ fields }) => fields?.tree?.tag)).toEqual(['span', 'span', 'span', 'span'])
})

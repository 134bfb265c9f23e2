import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { replaceMaths } from '#domain/maths/replaceMaths.ts'
import { typeset } from '#hooks/lectures/typeset.ts'
import { readFolder } from '#seed/readFolder.ts'

const folder = (name: string): string =>
  fileURLToPath(new URL(`../../../seed/projects/${name}`, import.meta.url))

test.each(['demo', 'demo2'])('every formula of %s can be rendered, and no TeX is left over', async (name) => {
  const read = await readFolder(folder(name))
  if (!read.ok) throw new Error(`${name} cannot be read`)
  const lectures = read.records.flatMap((record) => (record.kind === 'lecture' ? [record.data] : []))
  expect(lectures.length).toBeGreaterThan(0)
  for (const lecture of lectures) {
    const where = `${lecture.class}/${lecture.slug}`
    const rest = replaceMaths(lecture.body ?? '', (tex, isDisplay) => {
      expect(typeset(tex, isDisplay), `${where}: ${tex}`).not.toBeNull()
      return ''
    })
    expect(rest, where).not.toMatch(/[$\\]/)
  }
})

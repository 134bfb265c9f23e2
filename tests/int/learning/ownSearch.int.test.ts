import { expect, it } from 'vitest'
import { conditionalUpdate } from '#database/guard.ts'
import type { OwnFound } from '#domain/calls/learning/ownSearch.ts'
import type { Class, Lecture } from '#payload-types'
import { belowExpress, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { entitle } from '#tests/support/entitle.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'

const shop = openShop()
const me = newShopper(shop)

/** A class of three lessons that the shopper has, with these titles and rules by lesson. */
async function ownClass(title: Partial<Class>, ...lessons: Partial<Lecture>[]) {
  const { payload, project } = shop
  const options = { overrideAccess: true, context: { project } } as const
  const { course, lectures } = await createCourse(payload, project)
  await payload.update({ collection: 'classes', id: course.id, data: title, ...options })
  for (const [index, data] of lessons.entries())
    await payload.update({
      collection: 'lectures',
      id: String(lectures[index]?.id),
      data: { isFree: false, ...data },
      ...options,
    })
  const entitlement = await entitle(payload, {
    project: project.id,
    student: me.id,
    kind: 'class',
    target: course.id,
  })
  return { slug: course.slug, lectures, entitlement }
}

const search = async (q: string, by = me.browser) =>
  (await by.get<{ found: OwnFound[] }>(`/learn/search?q=${encodeURIComponent(q)}`)).body.found
const found = (list: readonly OwnFound[]) => list.map(({ kind, title, lesson }) => [kind, title, lesson])

it('finds courses, sections, lessons and own notes by the beginnings of their words', async () => {
  const { slug, lectures } = await ownClass(
    { title: 'Geometric optics', hindiTitle: 'ज्यामितीय प्रकाशिकी' },
    { title: 'Thin lenses', hindiTitle: 'पतले लेंस', chapter: 'Refraction', hindiChapter: 'अपवर्तन' },
    { title: 'Prisms', chapter: 'Refraction', hindiChapter: 'अपवर्तन' },
    { title: 'Plane mirrors', chapter: 'Reflection' },
  )
  const note = { lecture: lectures[2]?.id, attempt: 'one-attempt', atS: 65, text: 'Image distance = object' }
  expect((await me.browser.post('/learn/addnote', note)).body).toMatchObject({ apiSuccess: true })
  const slugs = lectures.map((one) => one.slug)
  expect(await search('optic')).toEqual([
    {
      kind: 'course',
      title: 'Geometric optics',
      where: '',
      class: slug,
      lesson: null,
      atS: null,
      page: null,
    },
  ])
  expect(await search('refr')).toEqual([
    {
      kind: 'section',
      title: 'Refraction',
      where: 'Geometric optics',
      class: slug,
      lesson: slugs[0],
      atS: null,
      page: null,
    },
  ])
  expect(found(await search('optics LENS'))).toEqual([['lesson', 'Thin lenses', slugs[0]]])
  expect(await search('image')).toEqual([
    {
      kind: 'note',
      title: note.text,
      where: 'Plane mirrors',
      class: slug,
      lesson: slugs[2],
      atS: 65,
      page: null,
    },
  ])
  expect(found(await search('लेंस'))).toEqual([['lesson', 'Thin lenses', slugs[0]]])
  expect(await search('nowhere')).toEqual([])
  expect(await search(' ')).toEqual([])
  const { project } = shop
  const hindi = openBrowser(project, belowExpress(project, 'hi'))
  for (const [name, value] of me.browser.jar) hindi.jar.set(name, value)
  expect(await search('lenses', hindi)).toMatchObject([
    { title: 'पतले लेंस', where: 'ज्यामितीय प्रकाशिकी · अपवर्तन' },
  ])
})

it('leaves out lessons that are locked, and opens a section at its first lesson that is not', async () => {
  const { lectures } = await ownClass(
    { title: 'Waves' },
    { title: 'Standing waves', chapter: 'Sound', opens: 'onDay', opensAt: '2099-01-01T00:00:00.000Z' },
    { title: 'Beating waves', chapter: 'Sound' },
    { title: 'Shock waves', chapter: 'Motion', opens: 'afterPrevious' },
  )
  const [, second, third] = lectures
  expect(found(await search('waves'))).toEqual([
    ['course', 'Waves', null],
    ['lesson', 'Beating waves', second?.slug],
  ])
  expect(found(await search('sound'))).toEqual([['section', 'Sound', second?.slug]])
  expect(await search('motion')).toEqual([])
  await me.browser.post('/learn/complete', { lecture: second?.id })
  expect(found(await search('shock'))).toEqual([['lesson', 'Shock waves', third?.slug]])
  expect(found(await search('motion'))).toEqual([['section', 'Motion', third?.slug]])
})

it('finds nothing of what others have or what has ended, and nothing for visitors', async () => {
  const { payload, project } = shop
  const { entitlement } = await ownClass({ title: 'Quantum chemistry' }, { title: 'Orbitals' })
  expect(await search('orbitals')).toHaveLength(1)
  const other = await openShopper(payload, project)
  expect(await search('orbitals', other.browser)).toEqual([])
  await conditionalUpdate({
    payload,
    collection: 'entitlements',
    where: { id: { equals: entitlement?.id } },
    data: { endsAt: new Date(Date.now() - 1000).toISOString() },
  })
  expect(await search('orbitals')).toEqual([])
  expect((await openBrowser(project).get('/learn/search?q=orbitals')).status).toBe(401)
})

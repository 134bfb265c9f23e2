import type { BasePayload, FlattenedField } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { MODULES } from '#access/modules.ts'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { FEATURES } from '#domain/roles/features.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { IS_FULL, isSampled } from '#tests/support/sample.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'

let payload: BasePayload
let project: RequestProject
const visitors: { name: string; user: unknown; token: string | null }[] = []

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  const add = async (name: string, level: number, modules: string[] = []) => {
    const person = await createPerson(payload, project, level)
    const features = FEATURES.map(({ id }) => id)
    const accessList = modules.map((id) => ({ id, canEdit: true }))
    if (modules.length > 0) await giveAccess(payload, project, String(person.id), accessList, { features })
    const isStaff = level > 100
    const _access = {
      accessList,
      features,
      offFeatures: [],
      assigned: { testseries: [], products: [], classes: [] },
    }
    visitors.push({
      name,
      user: { ...person, project: project.id, collection: 'users', _isStaff: isStaff, _access },
      token: await openTestSession(payload, String(person.id), project, isStaff),
    })
  }
  visitors.push({ name: 'anonymous', user: null, token: null })
  await add('student', 100)
  await add('franchisee', 200)
  await add('expert with the expert panel', 400, ['answersheets', 'expertDoubts'])
  await add('sub admin with pages', 650, ['pages'])
  await add(
    'sub admin with everything',
    650,
    MODULES.map(({ id }) => id),
  )
  await add('admin', 800)
})

type Doc = { id: string }
type Hidden = { path: string; isSortable: boolean }

/** Paths of the fields that a person must not read: dotted below groups, lists as a whole. */
async function hiddenFields(fields: FlattenedField[], user: unknown, path = ''): Promise<Hidden[]> {
  const found: Hidden[] = []
  for (const field of fields) {
    const at = `${path}${field.name}`
    const req = {
      user,
      payload,
      context: {},
      headers: new Headers({ 'x-internal-project': `${project.id} ${project.slug}` }),
    }
    const isHidden = field.access?.read && !(await field.access.read({ req: req as never }))
    if (isHidden) found.push({ path: at, isSortable: !['array', 'blocks', 'group'].includes(field.type) })
    else if (field.type === 'group')
      found.push(...(await hiddenFields(field.flattenedFields, user, `${at}.`)))
  }
  return found
}

const hasValueAt = (value: unknown, [head, ...rest]: string[]): boolean => {
  if (value === null || typeof value !== 'object') return false
  const inner = (value as Record<string, unknown>)[head as string]
  return rest.length === 0 ? inner !== undefined : hasValueAt(inner, rest)
}

it('a field that a person must not read cannot be filtered, sorted or selected by', async () => {
  let asked = 0
  for (const [index, { name, user, token }] of visitors.entries()) {
    const browser = openBrowser(project)
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    for (const [place, { slug, flattenedFields, versions }] of payload.config.collections.entries()) {
      if (slug.startsWith('payload-')) continue
      const hidden = (await hiddenFields(flattenedFields, user)).filter((_field, nth) =>
        isSampled(3, index, place, nth),
      )
      if (hidden.length === 0) continue
      const { status } = await browser.get(`/${slug}?limit=1`, headers)
      if (status !== 200) continue
      for (const { path, isSortable } of hidden) {
        const where = `${name} · ${slug}.${path}`
        asked++
        const filtered = await browser.get(`/${slug}?where[${path}][exists]=true`, headers)
        expect(filtered.status, `${where} filtered`).toBe(400)
        const counted = await browser.get(`/${slug}/count?where[${path}][exists]=true`, headers)
        expect(counted.status, `${where} counted`).toBe(400)
        const nested = await browser.get(`/${slug}?where[or][0][and][0][${path}][equals]=x`, headers)
        expect(nested.status, `${where} filtered within or`).toBe(400)
        if (isSortable) {
          for (const sort of [path, `-${path}`, `id,${path}`]) {
            const sorted = await browser.get(`/${slug}?sort=${sort}`, headers)
            expect(sorted.status, `${where} sorted by ${sort}`).toBe(400)
          }
        }
        // Visitors who may not change or delete anything here are refused for that reason first.
        for (const method of ['PATCH', 'DELETE']) {
          const chosen = await browser.call(
            method,
            `/${slug}?where[${path}][exists]=true`,
            method === 'PATCH' ? {} : undefined,
            headers,
          )
          expect([400, 403], `${where} chosen by it to ${method}`).toContain(chosen.status)
        }
        if (versions) {
          const query = `where[version.${path}][exists]=true`
          const found = await browser.get(`/${slug}/versions?${query}`, headers)
          expect([400, 403], `${where} in versions`).toContain(found.status)
        }
        const key = path
          .split('.')
          .map((part) => `[${part}]`)
          .join('')
        const selected = await browser.get<{ docs?: unknown[] }>(
          `/${slug}?select${key}=true&limit=5`,
          headers,
        )
        // People see personal fields in their own document.
        const others = (selected.body.docs ?? []).filter(
          (doc) => (doc as Doc).id !== (user as Doc | null)?.id,
        )
        for (const doc of others) expect(hasValueAt(doc, path.split('.')), `${where} selected`).toBe(false)
      }
    }
  }
  expect(asked).toBeGreaterThan(IS_FULL ? 100 : 33)
})

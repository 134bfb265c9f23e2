import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectionFacts } from '#access/collectionFacts.ts'
import { MODULES } from '#access/modules.ts'
import { PROJECT_HEADER, type RequestProject } from '#access/projectOf.ts'
import { panelRoute } from '#cms/admin/panel/panelRoute.ts'
import { isAutosaved } from '#cms/operations/content/isAutosaved.ts'
import { startPayload } from '#cms/payload.ts'
import { singletonAt } from '#domain/panel/singletons.ts'
import { FEATURES } from '#domain/roles/features.ts'
import type { PersonAccess } from '#domain/roles/PersonAccess.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'
import { createProject } from '#tests/support/createProject.ts'
import { PAGES, pagesOf, personOf, personWith } from '#tests/support/panel/pages.ts'
import { createPerson } from '#tests/support/people.ts'
import { IS_FULL, isSampled } from '#tests/support/sample.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'

let payload: BasePayload
let home: RequestProject
let other: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  ;[home, other] = [await createProject(payload), await createProject(payload)]
})

/** Creates a person with this access and returns a session token. */
async function signedIn(
  { level, accessList, features }: Pick<PersonAccess, 'level' | 'accessList' | 'features'>,
  { project = home, isStaff = true } = {},
): Promise<string> {
  const own = level === 1000 ? null : project
  const { id } = await createPerson(payload, own, level)
  if (own) await giveAccess(payload, own, String(id), [...accessList], { features: [...features] })
  return openTestSession(payload, String(id), own, isStaff)
}

/** The view or redirect that a panel path gives for a session token. */
async function resultOf(path: string, token: string | null): Promise<string> {
  const headers = new Headers({
    [PROJECT_HEADER]: `${home.id} ${home.slug}`,
    'x-internal-path': `/admin${path}`,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  })
  try {
    const route = await panelRoute(async () => ({ payload, headers }), path.slice(1).split('/'), {})
    return [`/${route.segments.join('/')}`, ...Object.values(route.searchParams)].join(' ')
  } catch (err) {
    const [kind, , to] = String((err as { digest?: string }).digest).split(';')
    if (kind !== 'NEXT_REDIRECT') throw err
    return `→ ${to}`
  }
}

function expectedAt(path: string, person: PersonAccess): string | RegExp {
  if (!pageAccess(person, path, MODULES).isAllowed) return `/no-access ${path}`
  const [, slug = ''] = /^\/collections\/([^/]+)\/create$/.exec(path) ?? []
  if (slug && collectionFacts(slug as 'orders').serverWrites?.includes('create'))
    return `→ /admin/collections/${slug}`
  // Collections with autosaved drafts show a dialog for the title first.
  if (slug && isAutosaved(payload, slug)) return `/new-document ${slug}`
  const singleton = singletonAt(path)
  if (!singleton) return path
  // An owner sees all projects and has to choose one first.
  return person.isOwner ? `/choose-project ${singleton}` : `→ /admin/collections/${singleton}/:id`
}

const withoutId = (to: string): string => to.replace(/[0-9a-f-]{24,36}$/, ':id')

/** Asserts for each page that a person is allowed or refused as the registry says; returns how many were allowed. */
async function expectPages(name: string, person: PersonAccess, pages: readonly string[]): Promise<number> {
  const token = await signedIn(person)
  const seen: Record<string, string> = {}
  for (const path of pages) seen[path] = withoutId(await resultOf(path, token))
  expect(seen, name).toEqual(Object.fromEntries(pages.map((path) => [path, expectedAt(path, person)])))
  return pages.filter((path) => pageAccess(person, path, MODULES).isAllowed).length
}

const SUBADMIN = ['pages:edit', 'blogs:edit', 'storage:edit', 'products:view', 'orders:view', 'users:view']

describe('the pages of the panel', () => {
  it.each([
    [0, 'a franchisee', personWith(200)],
    [1, 'an expert', personWith(400, ['answersheets:edit', 'expertDoubts:edit'])],
    [2, 'a sub admin', personWith(650, SUBADMIN)],
    [3, 'an admin', personWith(800)],
    [4, 'an owner', personWith(1000)],
  ])('open as the registry says to %i: %s', async (index, name, person) => {
    const pages = PAGES.filter((_path, nth) => isSampled(3, index, nth))
    await expectPages(name, person, pages)
  })

  it('open with each module, to view and to edit, its own ones only', async () => {
    let allowed = 0
    for (const [index, module] of MODULES.entries()) {
      const own = pagesOf(module)
      const others = PAGES.filter((path) => !own.includes(path))
      const pages = [...own, others[(index * 7) % others.length] as string]
      for (const canEdit of [false, true].filter((canEdit) => isSampled(2, index, Number(canEdit))))
        allowed += await expectPages(`${module.id}:${canEdit}`, personOf(module, canEdit), pages)
    }
    expect(allowed).toBeGreaterThan(IS_FULL ? 120 : 60)
  })

  it('are checked for staff of the project only: others are redirected', async () => {
    const everything = {
      accessList: MODULES.map(({ id }) => ({ id, canEdit: true })),
      features: FEATURES.map(({ id }) => id),
    }
    const nothing = { accessList: [], features: [] }
    const strangers: [string, string | null][] = [
      ['anonymous', null],
      ['a student', await signedIn({ level: 100, ...nothing }, { isStaff: false })],
      ['an admin in a session as a learner', await signedIn({ level: 800, ...nothing }, { isStaff: false })],
      ...(await Promise.all(
        [400, 650, 800].map(
          async (level): Promise<[string, string]> => [
            `${level} of another project`,
            await signedIn({ level, ...everything }, { project: other }),
          ],
        ),
      )),
    ]
    const documents = () => payload.db.count({ collection: 'shop-settings' })
    const before = await documents()
    for (const [index, [name, token]] of strangers.entries())
      for (const path of PAGES.filter((_path, nth) => isSampled(3, index, nth)))
        expect(await resultOf(path, token), name).toBe(path)
    expect(await documents()).toEqual(before)
  })
})

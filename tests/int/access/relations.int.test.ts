import { randomUUID } from 'node:crypto'
import type { BasePayload, CollectionConfig, CollectionSlug, Field } from 'payload'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { requireRelationsInProject } from '#hooks/shared/requireRelationsInProject.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { staffOf } from '../people/support.ts'
import { fillProject, idsIn } from './fillProject.ts'

let payload: BasePayload
let home: RequestProject
/** Ids of a student of the project, a student of another project, and a platform owner. */
let people: { own: string; foreign: string; owner: string }
beforeAll(async () => {
  payload = await startPayload()
  home = await createProject(payload)
  const id = async (project: RequestProject | null, level = 100) =>
    String((await createPerson(payload, project, level)).id)
  people = {
    own: await id(home),
    foreign: await id(await createProject(payload)),
    owner: await id(null, 1000),
  }
})

type Build = (value: string) => Record<string, unknown>
type Relation = { path: string; to: string; build: Build }

/** All relations below some fields to people and to documents of projects; `build` makes a document with a value there. */
function relationsIn(
  fields: Field[],
  path: string,
  wrap: (inner: Record<string, unknown>) => Record<string, unknown>,
): Relation[] {
  return fields.flatMap((field): Relation[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? relationsIn(tab.fields, `${path}${tab.name}.`, (inner) => wrap({ [tab.name as string]: inner }))
          : relationsIn(tab.fields, path, wrap),
      )
    if (field.type === 'array')
      return relationsIn(field.fields, `${path}${field.name}.`, (inner) => wrap({ [field.name]: [inner] }))
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) =>
        relationsIn(block.fields, `${path}${field.name}.`, (inner) =>
          wrap({ [field.name]: [{ ...inner, blockType: block.slug }] }),
        ),
      )
    if (field.type === 'group' && 'name' in field && field.name)
      return relationsIn(field.fields, `${path}${field.name}.`, (inner) =>
        wrap({ [field.name as string]: inner }),
      )
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      return relationsIn(field.fields, path, wrap)
    if (field.type !== 'relationship' && field.type !== 'upload') return []
    if (field.name === 'project') return []
    const to = field.relationTo as CollectionSlug
    expect(typeof to, `${path}${field.name}: the hook looks at single collections`).toBe('string')
    if (to !== 'users' && !payload.collections[to].config.custom.isProjectScoped) return []
    const isMany = 'hasMany' in field && field.hasMany
    return [
      {
        path: `${path}${field.name}`,
        to,
        build: (value) => wrap({ [field.name]: isMany ? [value] : value }),
      },
    ]
  })
}

async function save(
  collection: CollectionConfig,
  data: Record<string, unknown>,
): Promise<'saved' | 'refused'> {
  const req = await createLocalReq({}, payload)
  try {
    await requireRelationsInProject({
      collection,
      req,
      operation: 'create',
      context: {},
      data: { ...data, project: home.id },
    } as never)
    return 'saved'
  } catch {
    return 'refused'
  }
}

describe('a relation', () => {
  it('stays in the project, in every project-scoped collection and every block', async () => {
    const away = await createProject(payload)
    for (const [project, mark] of [
      [home, 'relhome'],
      [away, 'relaway'],
    ] as const)
      await fillProject(payload, project, `${mark}${randomUUID().slice(0, 8)}`)
    const [own, foreign] = [await idsIn(payload, home), await idsIn(payload, away)]
    const scoped = payload.config.collections.filter(({ custom }) => custom.isProjectScoped)
    const [faults, looked]: [string[], string[]] = [[], []]
    for (const collection of scoped) {
      for (const { path, to, build } of relationsIn(collection.fields as Field[], '', (inner) => inner)) {
        expect(collection.hooks.beforeChange, collection.slug).toContain(requireRelationsInProject)
        const ids = to === 'users' ? people : { own: own.get(to)?.[0], foreign: foreign.get(to)?.[0] }
        if (!ids.own || !ids.foreign) continue
        looked.push(`${collection.slug} ${path}`)
        const outcomes = [
          await save(collection as never, build(ids.own)),
          ...('owner' in ids ? [await save(collection as never, build(ids.owner))] : []),
          await save(collection as never, build(ids.foreign)),
        ]
        if (outcomes.join() !== ('owner' in ids ? 'saved,saved,refused' : 'saved,refused'))
          faults.push(`${collection.slug} ${path}: ${outcomes}`)
      }
    }
    expect(faults).toEqual([])
    expect(looked.filter((path) => path.startsWith('pages layout.')).length).toBeGreaterThan(3)
    expect(looked.length).toBeGreaterThan(80)
  })

  it('of a coupon cannot name people of another project', async () => {
    const admin = await staffOf(payload, home, 800)
    const coupon = (users: string[]) => ({
      title: 'For some',
      code: `SOME${people.own.slice(0, 4).toUpperCase()}`,
      users,
      type: 'percent',
      percent: 10,
      isActive: true,
    })
    const answer = await admin.browser.post<{ errors?: unknown }>('/coupons', coupon([people.foreign]))
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain('Choose something that exists in this project')
  })
})

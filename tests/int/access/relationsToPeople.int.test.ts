import type { BasePayload, CollectionConfig, Field } from 'payload'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { requireRelationsInProject } from '#hooks/shared/requireRelationsInProject.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { staffOf } from '../people/support.ts'

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
type Relation = { path: string; build: Build }

/** All relations to people below some fields; `build` makes a document with a value there. */
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
    if (field.type !== 'relationship' || ![field.relationTo].flat().includes('users')) return []
    expect(typeof field.relationTo, `${path}${field.name}: the hook looks at single collections`).toBe(
      'string',
    )
    const isMany = 'hasMany' in field && field.hasMany
    return [
      {
        path: `${path}${field.name}`,
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
      ...{ collection, req, operation: 'create', context: {} },
      data: { ...data, project: home.id },
    } as never)
    return 'saved'
  } catch {
    return 'refused'
  }
}

describe('a relation to a person', () => {
  it('stays in the project, in every project-scoped collection', async () => {
    const scoped = payload.config.collections.filter(({ custom }) => custom.isProjectScoped)
    const faults: string[] = []
    let looked = 0
    for (const collection of scoped) {
      for (const { path, build } of relationsIn(collection.fields as Field[], '', (inner) => inner)) {
        looked += 1
        expect(collection.hooks.beforeChange, collection.slug).toContain(requireRelationsInProject)
        const outcomes = [
          await save(collection as never, build(people.own)),
          await save(collection as never, build(people.owner)),
          await save(collection as never, build(people.foreign)),
        ]
        if (outcomes.join() !== 'saved,saved,refused') faults.push(`${collection.slug} ${path}: ${outcomes}`)
      }
    }
    expect(faults).toEqual([])
    expect(looked).toBeGreaterThan(20)
  })

  it('of a coupon cannot name people of another project', async () => {
    const admin = await staffOf(payload, home, 800)
    const coupon = (users: string[]) => ({
      ...{ title: 'For some', code: `SOME${people.own.slice(0, 4).toUpperCase()}`, users },
      ...{ type: 'percent', percent: 10, isActive: true },
    })
    const answer = await admin.browser.post<{ errors?: unknown }>('/coupons', coupon([people.foreign]))
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).toContain('Choose something that exists in this project')
  })
})

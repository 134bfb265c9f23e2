import { beforeAll, describe, expect, it } from 'vitest'
import { INTERNAL_COLLECTIONS } from '#access/modules.ts'
import { startPayload } from '#cms/payload.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
beforeAll(async () => {
  payload = await startPayload()
})

const OPERATIONS = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const

/** A learner in a request without a project: the minimum rights of a signed-in user. */
const learner = { id: 'x', collection: 'users', userLevel: 100, _isStaff: false, project: 'elsewhere' }

describe('access', () => {
  it('is defined for every operation of every collection', () => {
    const silent = payload.config.collections.flatMap((collection) =>
      OPERATIONS.filter(
        (operation) => !collection.access[operation] || collection.access[operation].name === 'defaultAccess',
      ).map((operation) => `${collection.slug}.${operation}`),
    )
    expect(silent).toEqual([])
  })

  it("does not give learners access to any of Payload's own collections", async () => {
    const internal = payload.config.collections.filter(({ slug }) => slug.startsWith('payload-'))
    expect(internal.length).toBeGreaterThan(2)
    for (const collection of internal) {
      for (const operation of OPERATIONS) {
        const req = { user: learner, context: {}, headers: new Headers(), payload } as never
        expect(await collection.access[operation]({ req }), `${collection.slug}.${operation}`).toBe(false)
      }
    }
  })

  it('scopes every collection except platform ones to a project', () => {
    const platform = ['projects', 'users', ...INTERNAL_COLLECTIONS]
    const outside = payload.config.collections
      .filter(({ slug, custom }) => !slug.startsWith('payload-') && !custom.isProjectScoped)
      .map(({ slug }) => slug)
    expect(outside.toSorted()).toEqual(platform.toSorted())
  })

  it('of a local call with a user but without a request is limited to the user’s own project', async () => {
    const [home, other] = [await createProject(payload), await createProject(payload)]
    const admin = {
      ...(await createPerson(payload, home, 800)),
      project: home.id,
      collection: 'users',
      _isStaff: true,
      _sid: 'x',
    } as never
    const [mine, foreign] = [await createCourse(payload, home), await createCourse(payload, other)]
    const read = (id: string | number) =>
      payload.findByID({
        collection: 'selling-products',
        id,
        depth: 0,
        overrideAccess: false,
        user: admin,
        disableErrors: true,
      })
    expect((await read(mine.product.id))?.id).toBe(mine.product.id)
    expect(await read(foreign.product.id)).toBeNull()
  })
})

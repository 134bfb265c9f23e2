import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import type { SessionUser } from '#access/viewer.ts'
import { EXPORTED, exportedListsOf } from '#cms/operations/transfers/exportedLists.ts'
import { startPayload } from '#cms/payload.ts'

/** The lists that the panel offers for download to a person of a level with these permissions. */
async function offered(level: number, modules: string[] = []): Promise<string[]> {
  const user = {
    id: 'somebody',
    collection: 'users',
    userLevel: level,
    project: 'p',
    _isStaff: true,
    _sid: 'x',
    _access: {
      accessList: modules.map((id) => ({ id, canEdit: false })),
      features: [],
      offFeatures: [],
      assigned: { testseries: [], products: [], classes: [] },
    },
  } as unknown as SessionUser
  const req = { payload: await startPayload(), headers: new Headers(), user, context: {} }
  return exportedListsOf(req as unknown as PayloadRequest).map(({ slug }) => slug)
}

it('an export offers only the lists that the person may open in the panel', async () => {
  expect(await offered(800)).toEqual([...EXPORTED])
  expect(await offered(650, ['orders'])).toEqual(['orders'])
  expect(await offered(650, ['users', 'blogs'])).toEqual(['users'])
  expect(await offered(650, [])).toEqual([])
  expect(await offered(200)).toEqual([])
})

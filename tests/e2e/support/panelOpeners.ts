import { type APIRequestContext, request } from '@playwright/test'
import { MODULES } from '#access/modules.ts'
import { FEATURES } from '#domain/roles/features.ts'
import type { PersonAccess } from '#domain/roles/PersonAccess.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'
import { levelOf } from '#domain/roles/roles.ts'
import { pagesOf, personOf } from '#tests/support/panel/pages.ts'
import { PORT } from '../../../playwright.config.ts'
import { insertStaff } from './insertStaff.ts'
import { openStaffSession } from './signedInStaff.ts'

/** An HTTP client with this staff session. The cookie is in its jar, because a plain header would be lost on redirects. */
export const openPanel = (token: string | null): Promise<APIRequestContext> => {
  const cookie = { name: 'demo-staff', value: token ?? '', domain: 'localhost', path: '/', expires: -1 }
  const cookies = token ? [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' as const }] : []
  const storageState = { cookies, origins: [] }
  return request.newContext({ baseURL: `http://localhost:${PORT}`, storageState })
}

type Opener = { name: string; access: PersonAccess; pages: string[] }

/** For each module, its pages that a viewer may open, and those that need an editor. */
export const OPENERS: readonly Opener[] = MODULES.flatMap((module) => {
  const [viewer, editor] = [personOf(module, false), personOf(module, true)]
  const isSeen = (path: string) => pageAccess(viewer, path, MODULES).isAllowed
  const pages = pagesOf(module)
  return [
    { name: `${module.id} to see`, access: viewer, pages: pages.filter(isSeen) },
    { name: `${module.id} to edit`, access: editor, pages: pages.filter((path) => !isSeen(path)) },
  ].filter((opener) => opener.pages.length > 0)
})

/** Session tokens of new staff with the access of these openers, in their order. */
export const signInOpeners = (openers: readonly Opener[]): Promise<string[]> =>
  insertStaff(
    openers.map(({ access: { level, accessList, features } }) => ({
      level,
      accessList,
      features,
      project: 'demo',
    })),
  )

/** Session token of a new sub admin of the demo without any module. */
export async function signInWithoutModule(): Promise<string> {
  const level = levelOf('subadmin')
  const [token = ''] = await insertStaff([{ level, accessList: [], features: [], project: 'demo' }])
  return token
}

/** Session tokens of visitors who are not staff of the demo: anonymous (null), a student, and staff of another project. */
export async function strangerSessions(): Promise<[name: string, token: string | null][]> {
  const everything = {
    accessList: MODULES.map(({ id }) => ({ id, canEdit: true })),
    features: FEATURES.map(({ id }) => id),
    project: 'demo2',
  }
  const [subadmin = null] = await insertStaff([{ level: levelOf('subadmin'), ...everything }])
  return [
    ['anonymous', null],
    ['student', await openStaffSession('9800000006')],
    ['admin of another project', await openStaffSession('9800000011')],
    ['sub admin of another project', subadmin],
  ]
}

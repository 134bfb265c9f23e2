import { randomBytes } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { hashToken } from '#access/session/hashToken.ts'

/** Inserts a session, as after a sign-in, and returns its bearer token. */
export async function openTestSession(
  payload: BasePayload,
  user: string,
  project: RequestProject | null,
  isStaff: boolean,
  values: Record<string, unknown> = {},
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const now = Date.now()
  await payload.db.create({
    collection: 'sessions',
    data: {
      user,
      project: project?.id ?? null,
      isStaff,
      state: 'active',
      signInHash: hashToken(randomBytes(24).toString('base64url')),
      signInExpiresAt: new Date(now).toISOString(),
      tokenHash: hashToken(token),
      lastSeenAt: new Date(now).toISOString(),
      expiresAt: new Date(now + 3_600_000).toISOString(),
      ...values,
    },
  })
  return token
}

/** Replaces the permissions, features and assigned data of a member of staff. */
export async function giveAccess(
  payload: BasePayload,
  project: RequestProject,
  user: string,
  accessList: { id: string; canEdit: boolean }[],
  values: { features?: string[]; assigned?: Record<string, string[]> } = {},
): Promise<void> {
  const where = { user: { equals: user } }
  for (const collection of ['access-configurations', 'user-admin-configs'] as const)
    await payload.delete({ collection, where, overrideAccess: true })
  const context = { project }
  await payload.create({
    collection: 'access-configurations',
    data: { user, accessList, project: project.id, ...values.assigned } as never,
    overrideAccess: true,
    context,
  })
  await payload.create({
    collection: 'user-admin-configs',
    data: { user, features: values.features ?? [], project: project.id } as never,
    overrideAccess: true,
    context,
  })
}

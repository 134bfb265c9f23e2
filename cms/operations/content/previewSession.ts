import { randomBytes } from 'node:crypto'
import { type BasePayload, type PayloadRequest, parseCookies } from 'payload'
import { PLATFORM, projectOf, type RequestProject } from '#access/projectOf.ts'
import { previewCookie } from '#access/session/cookieNames.ts'
import { findSession } from '#access/session/findSession.ts'
import { hashToken } from '#access/session/hashToken.ts'
import { presentedTokens } from '#access/session/presentedTokens.ts'
import type { SessionUser } from '#access/viewer.ts'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/auth/policy.ts'
import { deviceName } from '../auth/deviceName.ts'

/** Minimum remaining lifetime of a preview session that is reused. */
const MIN_REUSE_MS = 10 * MINUTE_MS
const PLATFORM_NAME = 'preview'

/**
 * The staff member of a request from the panel, or null. Ignores a learner session in the same browser; during "view as" it returns the
 * staff member, not the student.
 */
export async function staffOf(req: PayloadRequest): Promise<SessionUser | null> {
  const project = projectOf(req)
  const given = req.user as SessionUser | null
  if (given?._isStaff && !given._isReadOnly) return given
  for (const { token } of presentedTokens(req.headers, (project ?? PLATFORM).slug, '/admin')) {
    const user = await findSession(req.payload, token, project)
    if (user?._isStaff && !user._isReadOnly) return user
  }
  return null
}

/** The staff member of a valid preview token, or null. */
export async function previewerOf(
  payload: BasePayload,
  token: string,
  project: RequestProject,
): Promise<SessionUser | null> {
  const user = await findSession(payload, token, project)
  return user?._isStaff && user._isReadOnly && user._viewedBy === String(user.id) ? user : null
}

type PreviewToken = { token: string; expiresAt: Date }

/**
 * Opens a read-only session with which `user` sees drafts of `project`, for an hour but no longer than the parent session. Reuses the
 * browser's preview session of the same user while it lasts. Null when the parent session has been revoked.
 */
export async function openPreviewSession(
  req: PayloadRequest,
  user: SessionUser,
  project: RequestProject,
  now: Date,
): Promise<PreviewToken | null> {
  const { payload } = req
  const reusable = await reusableSession(req, user, project, now)
  if (reusable) return reusable
  const parent = await readRow({ payload, collection: 'sessions', where: { id: { equals: user._sid } } })
  if (!parent || parent.revokedAt) return null
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(Math.min(now.getTime() + HOUR_MS, Date.parse(parent.expiresAt)))
  const session = await insertIfAbsent({
    payload,
    collection: 'sessions',
    data: {
      user: user.id,
      project: idOf(user.project),
      isStaff: true,
      isReadOnly: true,
      openedBy: user.id,
      openedFrom: user._sid,
      platform: PLATFORM_NAME,
      signInHash: hashToken(randomBytes(24).toString('base64url')),
      signInExpiresAt: now.toISOString(),
      tokenHash: hashToken(token),
      state: 'active',
      deviceName: deviceName(req.headers.get('user-agent')),
      ip: req.headers.get('x-internal-ip'),
      lastSeenAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
    },
    req,
  })
  if (!session) throw new Error('two random session tokens were equal')
  return { token, expiresAt }
}

async function reusableSession(
  req: PayloadRequest,
  user: SessionUser,
  project: RequestProject,
  now: Date,
): Promise<PreviewToken | null> {
  const token = parseCookies(req.headers).get(previewCookie(project.slug))
  if (!token) return null
  const previewer = await previewerOf(req.payload, token, project)
  if (previewer?.id !== user.id) return null
  const row = await readRow({
    payload: req.payload,
    collection: 'sessions',
    where: { tokenHash: { equals: hashToken(token) } },
  })
  if (row?.openedFrom !== user._sid) return null
  const expiresAt = new Date(row.expiresAt)
  return expiresAt.getTime() - now.getTime() > MIN_REUSE_MS ? { token, expiresAt } : null
}

/** Revokes the preview session of this token. */
export async function endPreview(req: PayloadRequest, token: string, now: Date): Promise<void> {
  await conditionalUpdate({
    payload: req.payload,
    collection: 'sessions',
    where: {
      and: [
        { tokenHash: { equals: hashToken(token) } },
        { isReadOnly: { equals: true } },
        { platform: { equals: PLATFORM_NAME } },
        { revokedAt: { exists: false } },
      ],
    },
    data: { revokedAt: now.toISOString() },
  })
}

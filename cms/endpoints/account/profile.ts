import { z } from 'zod'
import type { SessionUser } from '#access/viewer.ts'
import {
  ProfileResponseSchema,
  UpdateUserDocBodySchema,
  UserChangedResponseSchema,
} from '#domain/calls/account.ts'
import { hasStaffLevel } from '#domain/roles/roles.ts'
import { textOf } from '#domain/text/textOf.ts'
import { updateProfile } from '../../operations/account/updateProfile.ts'
import { franchiseeNameOf } from '../../operations/franchise/ownStudents.ts'
import { callUser } from '../auth/session.ts'
import { defineCall } from '../defineCall.ts'
import { signedOut } from '../refusals.ts'
import { refuse } from '../responses.ts'

export const updateuserdoc = defineCall({
  path: '/auth/updateuserdoc',
  summary: 'Save name, unproven e-mail and additional fields of the signed-in person',
  body: UpdateUserDocBodySchema,
  answer: UserChangedResponseSchema,
  handle: async ({ req, project, body, now }) => {
    const user = req.user as SessionUser | null
    if (!user) return signedOut()
    const saved = await updateProfile(req.payload, {
      project: project.id,
      user: String(user.id),
      changes: body,
      now,
    })
    if (!saved.ok) return refuse(saved.message, saved.code)
    return {
      apiSuccess: true as const,
      message: textOf('profileUpdated'),
      user: callUser(saved.user, project.slug),
    }
  },
})

export const profile = defineCall({
  path: '/auth/profile',
  method: 'get',
  summary: 'Profile of the signed-in person, and which of phone and e-mail is verified',
  body: z.object({}),
  answer: ProfileResponseSchema,
  handle: async ({ req, project }) => {
    const user = req.user as SessionUser | null
    if (!user) return signedOut()
    return {
      apiSuccess: true as const,
      user: callUser(user, project.slug),
      isPhoneVerified: user.isPhoneVerified ?? false,
      isEmailVerified: user.isEmailVerified ?? false,
      createdAt: Date.parse(user.createdAt),
      isStaff: hasStaffLevel(user.userLevel),
      franchisee: await franchiseeNameOf(req.payload, String(user.id)),
    }
  },
})

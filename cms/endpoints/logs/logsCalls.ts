import type { SessionUser } from '#access/viewer.ts'
import { ErrorBodySchema, ErrorResponseSchema } from '#domain/calls/logs.ts'
import { deviceName } from '../../operations/auth/deviceName.ts'
import { networkOf } from '../../operations/auth/network.ts'
import { recordError } from '../../operations/logs/recordError.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { succeed } from '../responses.ts'

const logError = defineCall({
  path: '/logs/error',
  summary: 'Report an error of a program',
  body: ErrorBodySchema,
  answer: ErrorResponseSchema,
  handle: async ({ req, project, body, now }) => {
    const userAgent = req.headers.get('user-agent')
    const isBrowser = body.panel !== 'server'
    const errorCode = await recordError({
      payload: req.payload,
      project,
      address: networkOf(req.headers.get('x-internal-ip'))?.address ?? null,
      uid: (req.user as SessionUser | null)?.uid ?? null,
      report: isBrowser ? { ...body, platform: `${body.platform} · ${deviceName(userAgent)}` } : body,
      now,
    })
    // A refusal would only be reported as another error, so dropped reports succeed too.
    return { ...succeed(), errorCode }
  },
})

export const LOG_CALLS: Call[] = [logError]

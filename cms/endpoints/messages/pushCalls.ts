import type { BasePayload } from 'payload'
import type { SessionUser } from '#access/viewer.ts'
import {
  type PushState,
  SubscribePushBodySchema,
  UnsubscribePushBodySchema,
} from '#domain/calls/messagePreferences.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { textOf } from '#domain/text/textOf.ts'
import { pushKey } from '../../adapters/push/webPush.ts'
import { deviceName } from '../../operations/auth/deviceName.ts'
import {
  addPushDevice,
  browserOf,
  dropPushDevices,
  endpointKeyOf,
  pushDevicesOf,
} from '../../operations/push/devices.ts'
import { clientOf } from '../auth/device.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { forbidden, signedOut } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

/** State of web push, for the preference centre. */
export async function pushStateOf(payload: BasePayload, user: string): Promise<PushState> {
  const key = pushKey()
  const devices = key ? await pushDevicesOf(payload, user) : []
  return { key, devices: devices.map(({ endpointKey }) => endpointKey) }
}

const subscribe = defineCall({
  path: '/messages/subscribepush',
  summary: 'Get messages in this browser',
  body: SubscribePushBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (viewer?.project !== project.id) return signedOut()
    if (viewer.isReadOnly) return forbidden()
    if (!pushKey()) return refuse(textOf('pushOff'), 'pushOff')
    const owner = {
      user: viewer.id,
      project: project.id,
      session: (req.user as SessionUser)._sid,
      browser: browserOf(project.id, clientOf(req, project).device),
      deviceName: deviceName(req.headers.get('user-agent')),
    }
    await addPushDevice(req.payload, owner, body, now)
    return succeed(textOf('pushSubscribed'))
  },
})

const unsubscribe = defineCall({
  path: '/messages/unsubscribepush',
  summary: 'Get no more messages in this browser',
  body: UnsubscribePushBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body }) => {
    if (viewer?.project !== project.id) return signedOut()
    if (viewer.isReadOnly) return forbidden()
    await dropPushDevices(req.payload, {
      and: [{ user: { equals: viewer.id } }, { endpointKey: { equals: endpointKeyOf(body.endpoint) } }],
    })
    return succeed(textOf('pushUnsubscribed'))
  },
})

export const PUSH_CALLS: Call[] = [subscribe, unsubscribe]

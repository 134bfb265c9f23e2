import { createInterface } from 'node:readline'
import { notify } from '#cms/operations/notifications/notify.ts'
import { startPayload } from '#cms/payload.ts'
import type { User } from '#payload-types'

/** A program beside the server that writes a notification for each line it reads: `{ phone, title, text?, href?, at? }`. */
const payload = await startPayload()
let told = 0
process.stdout.write('ready\n')
for await (const line of createInterface({ input: process.stdin })) {
  const { phone, at, ...news } = JSON.parse(line)
  const user = await payload.db.findOne<User>({ collection: 'users', where: { phone: { equals: phone } } })
  if (!user) throw new Error(`nobody has the phone ${phone}`)
  await notify(payload, {
    project: String(user.project),
    user: String(user.id),
    kind: 'message',
    dedupeKey: `notificationWriter:${process.pid}:${told++}`,
    now: at ? new Date(at) : new Date(),
    ...news,
  })
  process.stdout.write('told\n')
}
await payload.destroy()

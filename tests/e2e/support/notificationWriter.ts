import { createInterface } from 'node:readline'
import { notify } from '#cms/operations/notifications/notify.ts'
import { startPayload } from '#cms/payload.ts'
import { literalText } from '#domain/text/textOf.ts'
import type { User } from '#payload-types'

/** Program: writes a notification for each JSON line of its input, `{ phone, title, text?, href?, at? }`, and answers `written`. */
const payload = await startPayload()
let written = 0
process.stdout.write('ready\n')
for await (const line of createInterface({ input: process.stdin })) {
  const { phone, at, title, text, href } = JSON.parse(line)
  const user = await payload.db.findOne<User>({ collection: 'users', where: { phone: { equals: phone } } })
  if (!user) throw new Error(`there is no user with the phone ${phone}`)
  await notify(payload, {
    project: String(user.project),
    user: String(user.id),
    kind: 'message',
    dedupeKey: `notificationWriter:${process.pid}:${written++}`,
    now: at ? new Date(at) : new Date(),
    title: literalText(title),
    text: text ? literalText(text) : null,
    href,
  })
  process.stdout.write('written\n')
}
await payload.destroy()

import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { outboxFile } from '#cms/adapters/messages/outbox.ts'
import { requestCode } from '#cms/operations/auth/requestCode.ts'
import { DEFAULT_AUTH_LIMITS } from '#domain/auth/policy.ts'
import { createStudent } from './createStudent.ts'
import { onDemo } from './onDemo.ts'

/** A requested login code with its phone and the browser that it is bound to. */
export type Prepared = { phone: string; otp: string; browser: string }

const phoneOf = (i: number): string => `+9171${String(i).padStart(8, '0')}`

const [count, outputFile] = process.argv.slice(2) as [string, string]
const people = Number(count)

/** Program: creates students, requests a login code for each, and writes the codes from the outbox. */
await onDemo(async (payload, project) => {
  // All requests have one IP address and phones with a common prefix, which would exceed the daily budgets.
  await payload.db.updateOne({
    collection: 'admin-configs',
    where: { project: { equals: project.id } },
    data: {
      authLimits: { ...DEFAULT_AUTH_LIMITS, smsPerDay: people * 2, smsPerPrefixPerDay: people * 2 },
    },
  })
  const browsers = new Map<string, string>()
  for (let i = 0; i < people; i++) {
    const phone = phoneOf(i)
    const browser = randomBytes(16).toString('base64url')
    browsers.set(phone, browser)
    await createStudent(payload, project.id, { uid: `bench${i}`, phone })
    const sent = await requestCode({
      payload,
      project,
      host: 'demo.localhost',
      slot: { browser, purpose: 'login', channel: 'sms', identifier: phone },
      client: { device: null, ip: null },
      now: new Date(),
    })
    if (!sent.ok) throw new Error(`no code for person ${i}: ${sent.reason}`)
  }
  const prepared = readFileSync(outboxFile(), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { to: string; text: string })
    .map(
      ({ to, text }): Prepared => ({
        phone: to,
        otp: /\b\d{4}\b/.exec(text)?.[0] as string,
        browser: browsers.get(to) as string,
      }),
    )
  writeFileSync(outputFile, JSON.stringify(prepared))
})

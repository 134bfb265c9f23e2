import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { outboxFile } from '#cms/adapters/messages/outbox.ts'
import { requestCode } from '#cms/operations/auth/requestCode.ts'
import { startPayload } from '#cms/payload.ts'
import { identityKey } from '#domain/auth/identityKey.ts'
import { DEFAULT_AUTH_LIMITS } from '#domain/auth/policy.ts'
import type { Project } from '#payload-types'
import { withoutSyncing } from './withoutSyncing.ts'

/** What one browser knows after it has asked for a code and its SMS has come. */
export type Prepared = { phone: string; otp: string; browser: string }

const phoneOf = (i: number): string => `+9171${String(i).padStart(8, '0')}`

/** Creates people, has a code sent to each as the sign-in does, and writes the codes from the outbox. */
async function prepare(count: number, outputFile: string): Promise<void> {
  const payload = await startPayload()
  await withoutSyncing(payload)
  const found = await payload.db.findOne<Project>({
    collection: 'projects',
    where: { slug: { equals: 'demo' } },
  })
  if (!found) throw new Error('the project demo is not seeded')
  const project = { id: String(found.id), slug: found.slug }
  // Everybody comes from one address with phones that begin alike, more of them in a minute than a day's budget.
  await payload.db.updateOne({
    collection: 'admin-configs',
    where: { project: { equals: project.id } },
    data: {
      authLimits: { ...DEFAULT_AUTH_LIMITS, smsPerDay: count * 2, smsPerPrefixPerDay: count * 2 },
    },
  })
  const browsers = new Map<string, string>()
  for (let i = 0; i < count; i++) {
    const phone = phoneOf(i)
    const browser = randomBytes(16).toString('base64url')
    browsers.set(phone, browser)
    await payload.db.create({
      collection: 'users',
      data: {
        project: project.id,
        name: 'Test Person',
        uid: `bench${i}`,
        userLevel: 100,
        phone,
        isPhoneVerified: true,
        phoneKey: identityKey(project.id, phone),
        emailKey: identityKey(project.id, `-bench${i}`),
      },
    })
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
  await payload.destroy()
}

const [count, outputFile] = process.argv.slice(2) as [string, string]
await prepare(Number(count), outputFile)

import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { hashToken } from '#access/session/hashToken.ts'
import { startPayload } from '#cms/payload.ts'
import { identityKey } from '#domain/auth/identityKey.ts'
import type { Project } from '#payload-types'
import { NOTIFICATIONS, PEOPLE } from '../peer-login/people.ts'
import { withoutSyncing } from './withoutSyncing.ts'

/** Creates people who are signed in, each with notifications, and writes the secrets of their sessions. */
async function prepare(outputFile: string): Promise<void> {
  const payload = await startPayload()
  await withoutSyncing(payload)
  const found = await payload.db.findOne<Project>({
    collection: 'projects',
    where: { slug: { equals: 'demo' } },
  })
  if (!found) throw new Error('the project demo is not seeded')
  const project = String(found.id)
  const now = Date.now()
  const iso = (ms: number) => new Date(ms).toISOString()
  const secrets: string[] = []
  for (let i = 0; i < PEOPLE; i++) {
    const phone = `+9172${String(i).padStart(8, '0')}`
    const user = await payload.db.create({
      collection: 'users',
      data: {
        project,
        name: 'Test Person',
        uid: `signed-in-${i}`,
        userLevel: 100,
        phone,
        isPhoneVerified: true,
        phoneKey: identityKey(project, phone),
        emailKey: identityKey(project, `-signed-in-${i}`),
      },
    })
    const secret = randomBytes(32).toString('base64url')
    secrets.push(secret)
    await payload.db.create({
      collection: 'sessions',
      data: {
        user: user.id,
        project,
        isStaff: false,
        state: 'active',
        signInHash: hashToken(`${secret}-traded`),
        signInExpiresAt: iso(now),
        tokenHash: hashToken(secret),
        lastSeenAt: iso(now),
        expiresAt: iso(now + 3_600_000),
      },
    })
    for (let j = 0; j < NOTIFICATIONS; j++)
      await payload.db.create({
        collection: 'notifications',
        data: {
          project,
          user: user.id,
          kind: 'message',
          title: `News ${j}`,
          text: 'Something to read about a course.',
          href: '/learn',
          read: j % 3 === 0,
          addedOn: iso(now - j * 60_000),
          dedupeKey: `${user.id}:${j}`,
        },
      })
  }
  writeFileSync(outputFile, JSON.stringify(secrets))
  await payload.destroy()
}

await prepare(process.argv[2] as string)

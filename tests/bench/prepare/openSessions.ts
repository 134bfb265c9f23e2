import { writeFileSync } from 'node:fs'
import { NOTIFICATIONS, PEOPLE } from '../peer-login/people.ts'
import { createStudent } from './createStudent.ts'
import { onDemo } from './onDemo.ts'
import { openSession } from './openSession.ts'

/** Program: creates signed-in students with notifications and writes the secrets of their sessions. */
await onDemo(async (payload, { id: project }) => {
  const now = Date.now()
  const secrets: string[] = []
  for (let i = 0; i < PEOPLE; i++) {
    const user = await createStudent(payload, project, {
      uid: `signed-in-${i}`,
      phone: `+9172${String(i).padStart(8, '0')}`,
    })
    secrets.push(await openSession(payload, { user, project, isStaff: false }))
    for (let j = 0; j < NOTIFICATIONS; j++)
      await payload.db.create({
        collection: 'notifications',
        data: {
          project,
          user,
          kind: 'message',
          title: `News ${j}`,
          text: 'Something to read about a course.',
          href: '/learn',
          read: j % 3 === 0,
          addedOn: new Date(now - j * 60_000).toISOString(),
          dedupeKey: `${user}:${j}`,
        },
      })
  }
  writeFileSync(process.argv[2] as string, JSON.stringify(secrets))
})

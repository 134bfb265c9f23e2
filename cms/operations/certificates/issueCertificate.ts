import { randomInt } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { claimKey, countRows, insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { localTime } from '#domain/content/localTime.ts'
import { certificateNumber, earnsCertificate, statementText } from '#domain/learning/certificate.ts'
import { progressPercent } from '#domain/learning/progress.ts'
import { shortName } from '#domain/people/shortName.ts'
import type { Certificate, Class } from '#payload-types'
import { projectZone } from '../content/projectZone.ts'
import { hasPassedQuiz } from '../learning/hasPassedQuiz.ts'
import { signStatement } from './certificateToken.ts'
import { signingKey } from './signingKeys.ts'

const MAX_DRAWS = 20

const certificateKey = (student: string, klass: string): string => `${student}:${klass}`

/** The certificate of a student for a class, or null. */
export const certificateOf = (
  payload: BasePayload,
  student: string,
  klass: string,
): Promise<Certificate | null> =>
  readRow({
    payload,
    collection: 'certificates',
    where: { key: { equals: certificateKey(student, klass) } },
  })

/** Whether a student meets the rule for the certificate of a class. */
export async function hasEarned(payload: BasePayload, student: string, klass: Class): Promise<boolean> {
  const { certificatePercent: percent, certificateQuiz, certificateQuizPercent: quizPercent } = klass
  if (!percent) return false
  const ofClass = { class: { equals: String(klass.id) } }
  const [lectures, completed] = await Promise.all([
    countRows({ payload, collection: 'lectures', where: ofClass }),
    countRows({
      payload,
      collection: 'lecture-completions',
      where: { and: [{ student: { equals: student } }, ofClass] },
    }),
  ])
  const quiz = idOf(certificateQuiz)
  const rule = { percent, hasQuiz: quiz !== null }
  const done = progressPercent(completed, lectures)
  if (!earnsCertificate(rule, { percent: done, hasPassedQuiz: true })) return false
  return !quiz || (await hasPassedQuiz(payload, student, quiz, quizPercent ?? 1))
}

/**
 * Returns the certificate of a student for a class, and issues it if it was just earned; null when it is not earned. Idempotent (unique
 * key); a revoked certificate is returned as revoked.
 */
export async function issueCertificate(
  payload: BasePayload,
  project: RequestProject,
  { student, class: klass, now }: { student: string; class: Class; now: Date },
): Promise<Certificate | null> {
  const id = String(klass.id)
  const existing = await certificateOf(payload, student, id)
  if (existing) return existing
  if (!(await hasEarned(payload, student, klass))) return null
  const [person, key, zone] = await Promise.all([
    readRow({ payload, collection: 'users', where: { id: { equals: student } } }),
    signingKey(payload, project.id, now),
    projectZone(payload, project.id),
  ])
  const name = shortName(person?.name)
  // A certificate without a name would certify nothing.
  if (!name) return null
  const { title } = klass
  const number = await freeNumber(payload, project, now)
  const on = localTime(now.getTime(), zone).slice(0, 10)
  const statement = { v: 1, project: project.slug, key: key.id, number, name, title, on } as const
  const issued = await insertIfAbsent({
    payload,
    collection: 'certificates',
    data: {
      key: certificateKey(student, id),
      project: project.id,
      student,
      class: id,
      number,
      name,
      title,
      issuedAt: now.toISOString(),
      statement: statementText(statement),
      signature: signStatement(statement, key),
    },
  })
  return issued ?? certificateOf(payload, student, id)
}

/** A certificate number that is unique in the project, claimed before it is stored. */
async function freeNumber(payload: BasePayload, { id }: RequestProject, now: Date): Promise<string> {
  for (let draws = 0; draws < MAX_DRAWS; draws++) {
    const number = certificateNumber(now, randomInt)
    if (await claimKey(payload, `certificate:${id}:${number}`)) return number
  }
  throw new Error('no free number of a certificate was found')
}

import { randomBytes } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import { encodeBytes } from '#domain/random/encodeBytes.ts'

const LETTERS = 8
const ATTEMPTS = 8
const collection = 'referral-codes'

const keyOf = (project: string, code: string): string => `${project}:${code}`

/** A person's referral code, created on first use. */
export async function codeOfPerson(
  payload: BasePayload,
  project: RequestProject,
  user: string,
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const existing = await readRow({ payload, collection, where: { user: { equals: user } } })
    if (existing) return existing.code
    const code = encodeBytes(randomBytes(LETTERS))
    const data = { codeKey: keyOf(project.id, code), code, user, project: project.id }
    const made = await insertIfAbsent({ payload, collection, data })
    if (made) return code
  }
  throw new Error('no free referral code was found')
}

/** The owner of a referral code, or null for an unknown code. */
export async function personOfCode(
  payload: BasePayload,
  project: RequestProject,
  typed: string,
): Promise<{ user: string; code: string } | null> {
  const code = typed.trim().toUpperCase()
  const row = await readRow({ payload, collection, where: { codeKey: { equals: keyOf(project.id, code) } } })
  return row ? { user: row.user, code } : null
}

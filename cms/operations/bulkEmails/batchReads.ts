import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import { type Consents, NO_CONSENTS } from '#domain/people/consent/consents.ts'
import { consentsOf, consentsOfMany } from '../consents/consentsOf.ts'
import { projectAddress } from '../projects/projectAddress.ts'

/** What the counted e-mails of a batch have in common, each read once, when the first of them needs it. */
export type BatchReads = {
  /** Whether the project counts opens and clicks. */
  countsReads: (project: RequestProject) => Promise<boolean>
  address: (project: RequestProject) => Promise<string>
  consents: (user: string) => Promise<Consents>
}

/** `read` once for each key; a read that failed is tried again by the next. */
function once<K, V>(read: (key: K) => Promise<V>): (name: string, key: K) => Promise<V> {
  const found = new Map<string, Promise<V>>()
  return (name, key) => {
    const known = found.get(name)
    if (known) return known
    const reading = read(key)
    found.set(name, reading)
    reading.catch(() => found.delete(name))
    return reading
  }
}

/** @param users receivers of bulk e-mails of the batch, whose consents are one read */
export function batchReads(payload: BasePayload, users: readonly string[] = []): BatchReads {
  const settings = once(async ({ id }: RequestProject) => {
    const row = await readRow({ payload, collection: 'message-settings', where: { project: { equals: id } } })
    return row?.countsReads === true
  })
  const address = once(async (project: RequestProject) => (await projectAddress(payload, project)).address)
  const ofAll = once((all: readonly string[]) => consentsOfMany(payload, all))
  return {
    countsReads: (project) => settings(project.id, project),
    address: (project) => address(project.id, project),
    consents: async (user) =>
      users.includes(user)
        ? ((await ofAll('all', users)).get(user) ?? NO_CONSENTS)
        : consentsOf(payload, user),
  }
}

import { randomUUID } from 'node:crypto'

/** The address of a database of its own on the server of TEST_MONGO_URI. */
export function databaseUri(server: string): string {
  const uri = new URL(server)
  uri.pathname = `/shala-int-${randomUUID()}`
  return uri.href
}

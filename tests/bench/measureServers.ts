import { startMongo } from '../../scripts/mongoServer.mjs'
import { prepareServers } from './databases.ts'
import type { Letter } from './options.ts'
import { editsSeen } from './pairs/editsSeen.ts'
import { startServers } from './servers.ts'
import type { Workspace } from './workspace.ts'

export const SERVERS_LETTERS: readonly Letter[] = ['o']

/** Measures (o), edits at one of two servers with a storefront each, on MongoDB: TEST_MONGO_URI, or the one of the tests. */
export async function measureServers(workspace: Workspace): Promise<{ text: string; faults: string[] }> {
  const mongo = await startMongo()
  if (!mongo) throw new Error('(o) needs MongoDB: install Java (a JDK) and Maven, or set TEST_MONGO_URI')
  try {
    const uri = `${mongo.uri.replace(/\/$/, '')}/shala-bench-${process.pid}`
    const secret = await prepareServers(workspace, uri)
    const { servers, stop } = await startServers(workspace, uri)
    try {
      return await editsSeen(secret, servers[1])
    } finally {
      await stop()
    }
  } finally {
    await mongo.stop()
  }
}

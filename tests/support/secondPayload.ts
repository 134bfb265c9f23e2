import { type BasePayload, getPayload } from 'payload'
import { env } from '#cms/config/env.ts'
import { mongoOptions } from '#cms/config/mongoOptions.ts'
import config from '#cms/payload.config.ts'
import { database } from '#database/adapter.ts'

/** A second Payload instance on the database of this test file. It shares no lock and no memory with the first one, like another process. */
export async function openSecondPayload(): Promise<BasePayload> {
  const sanitized = await config
  const { DATABASE_URI } = env()
  return getPayload({
    config: { ...sanitized, db: database(DATABASE_URI, mongoOptions(env())) as typeof sanitized.db },
    key: 'second',
    disableOnInit: true,
  })
}

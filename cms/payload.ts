import type { BasePayload } from 'payload'
import { getPayload } from 'payload'
import { writePlannerStatistics } from '#database/plannerStatistics.ts'
import { effects } from '#hooks/effects.ts'
import { prepareDatabaseFile, recordDatabaseFile } from './config/databaseFile.ts'
import { env } from './config/env.ts'
import { migrateDatabase } from './config/migrateDatabase.ts'
import { setSeats } from './operations/batches/seatPools.ts'
import { priceSale } from './operations/catalogue/priceSale.ts'
import { ensureOwner } from './operations/ensureOwner.ts'
import { applyReviewChange } from './operations/reviews/applyReviewChange.ts'
import config from './payload.config.ts'

let started: Promise<BasePayload> | undefined

/** Opens the database, migrates it, and creates the owner of the environment. Once in a process. */
export function startPayload(): Promise<BasePayload> {
  started ??= start()
  return started
}

async function start(): Promise<BasePayload> {
  process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER = 'true'
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  prepareDatabaseFile(env())
  const payload = await getPayload({ config })
  await migrateDatabase(payload)
  await writePlannerStatistics(payload)
  recordDatabaseFile(env())
  effects.batchSaved = (id) => setSeats(payload, id)
  effects.saleChanged = (id) => priceSale(payload, id, new Date())
  effects.reviewChanged = (change) => applyReviewChange(payload, change, new Date())
  await ensureOwner(payload, { email: env().OWNER_EMAIL, phone: env().OWNER_PHONE })
  return payload
}

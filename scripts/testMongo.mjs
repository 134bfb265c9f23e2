import { startMongo } from './mongoServer.mjs'
import { ON_MONGO, runOnMongo, SAMPLE } from './mongoTests.mjs'
import { requireNode } from './nodeVersion.mjs'
import { runParts } from './parts.mjs'

/** `npm run test:mongo`: runs the named integration tests on MongoDB, a sample when none is named, or all with `--all`. */
requireNode()
const named = process.argv.slice(2)
const files = named.includes('--all') ? [] : named.length > 0 ? named : SAMPLE
const mongo = await startMongo()
if (mongo) await runParts('mongo', [[ON_MONGO, () => runOnMongo(files, mongo)]])
else
  console.log('Skipped: Java (a JDK) and Maven run MongoDB for tests. Install them, or set TEST_MONGO_URI.')

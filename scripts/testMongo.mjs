import { startMongo } from './mongoServer.mjs'
import { ON_MONGO, runOnMongo, SAMPLE } from './mongoTests.mjs'
import { requireNode } from './nodeVersion.mjs'
import { runParts } from './parts.mjs'

/** `npm run test:mongo`: a sample of the integration tests on MongoDB, or those files that it is given, or all with `--all`. */
requireNode()
const given = process.argv.slice(2)
const files = given.includes('--all') ? [] : given.length > 0 ? given : SAMPLE
const mongo = await startMongo()
if (mongo) await runParts('mongo', [[ON_MONGO, () => runOnMongo(files, mongo)]])
else
  console.log('Skipped: Java (a JDK) and Maven run MongoDB for tests. Install them, or set TEST_MONGO_URI.')

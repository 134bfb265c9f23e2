import { requireNode } from './nodeVersion.mjs'
import { runParts, TEST, TEST_FULL } from './parts.mjs'

/** What runs for every change: `npm test` and `npm run test:full` with one build and one sum. */
requireNode()
await runParts([...TEST, ...TEST_FULL])

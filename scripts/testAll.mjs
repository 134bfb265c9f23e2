import { requireNode } from './nodeVersion.mjs'
import { runParts, TEST_ALL } from './parts.mjs'

requireNode()
await runParts('all', TEST_ALL)

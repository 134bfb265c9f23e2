import { requireNode } from './nodeVersion.mjs'
import { runParts, TEST_FULL } from './parts.mjs'

requireNode()
await runParts('full', TEST_FULL)

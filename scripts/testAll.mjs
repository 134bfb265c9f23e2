import { requireNode } from './nodeVersion.mjs'
import { runParts, TEST, TEST_FULL } from './parts.mjs'

requireNode()
await runParts('all', [...TEST, ...TEST_FULL])

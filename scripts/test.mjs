import { requireNode } from './nodeVersion.mjs'
import { runParts, TEST } from './parts.mjs'

requireNode()
await runParts('test', TEST)

import { writeFileSync } from 'node:fs'
import { onDemo } from './onDemo.ts'
import { openStaffCalls } from './openStaffCalls.ts'

/** Program: writes the session secret of an admin who edits products of the project demo. */
await onDemo(async (payload, { id }) => {
  writeFileSync(process.argv[2] as string, await openStaffCalls(payload, id, 'editor'))
})

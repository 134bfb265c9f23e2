import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import { fileStore } from '#cms/adapters/storage/openFileStore.ts'
import { uploadPartsSuite } from './uploadPartsSuite.ts'
import { uploadSuite } from './uploadSuite.ts'

const media = () => path.join(String(process.env.DATA_DIR), 'files', 'media')

uploadPartsSuite()

uploadSuite({
  // Root may write anywhere, so the folder is replaced by a file instead.
  breakPuts: () => {
    mkdirSync(media(), { recursive: true })
    renameSync(media(), `${media()}-away`)
    writeFileSync(media(), 'no folder')
    chmodSync(media(), 0o444)
  },
  breakDeletes: () => {
    vi.spyOn(fileStore(), 'delete').mockRejectedValue(new Error('the disk does not answer'))
  },
  heal: () => {
    vi.restoreAllMocks()
    try {
      renameSync(`${media()}-away`, `${media()}-back`)
      rmSync(media(), { force: true })
      renameSync(`${media()}-back`, media())
    } catch {
      // Only deletes were broken.
    }
  },
})

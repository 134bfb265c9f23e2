import { type DBSchema, openDB } from 'idb'
import type { AnswerFileStore, KeptAnswerFile } from './AnswerFileStore.ts'

interface FileSchema extends DBSchema {
  files: { key: [string, string, string]; value: KeptAnswerFile; indexes: { hall: string } }
}

/** Pages of written answers in this browser, apart from the hall, which opens without them; in memory alone where storage is refused. */
export async function openAnswerFileStore(project: string): Promise<AnswerFileStore> {
  try {
    const db = await openDB<FileSchema>(`${project}-hall-files`, 1, {
      upgrade: (opened) => {
        opened
          .createObjectStore('files', { keyPath: ['hall', 'question', 'digest'] })
          .createIndex('hall', 'hall')
      },
    })
    return {
      isDurable: true,
      files: (hall) => db.getAllFromIndex('files', 'hall', hall),
      keep: async (file) => {
        const tx = db.transaction('files', 'readwrite', { durability: 'strict' })
        await Promise.all([tx.store.put(file), tx.done])
      },
      forget: ({ hall, question, digest }) => db.delete('files', [hall, question, digest]),
    }
  } catch {
    return { isDurable: false, files: async () => [], keep: async () => {}, forget: async () => {} }
  }
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { HallStore, KeptHall, KeptPack, WaitingReport, WaitingSave } from './HallStore.ts'
import { memoryHallStore } from './memoryHallStore.ts'
import { randomName } from './randomName.ts'
import { withMemoryFallback } from './withMemoryFallback.ts'

interface HallSchema extends DBSchema {
  halls: { key: string; value: KeptHall; indexes: { attempt: string } }
  saves: { key: [string, string]; value: WaitingSave; indexes: { hall: string } }
  reports: { key: [string, number]; value: WaitingReport; indexes: { hall: string } }
  packs: { key: string; value: KeptPack }
  names: { key: string; value: string }
}

/** Packs of the last papers; older ones are dropped. */
const MAX_PACKS = 8

/** What the hall keeps in this browser for a project; in memory alone where storage is refused. */
export async function openHallStore(project: string): Promise<HallStore> {
  try {
    return withMemoryFallback(storeIn(await openDB<HallSchema>(`${project}-hall`, 1, { upgrade })))
  } catch {
    return memoryHallStore()
  }
}

function upgrade(db: IDBPDatabase<HallSchema>): void {
  db.createObjectStore('halls', { keyPath: 'key' }).createIndex('attempt', 'attempt')
  db.createObjectStore('saves', { keyPath: ['hall', 'question'] }).createIndex('hall', 'hall')
  db.createObjectStore('reports', { keyPath: ['hall', 'n'] }).createIndex('hall', 'hall')
  db.createObjectStore('packs', { keyPath: 'digest' })
  db.createObjectStore('names')
}

const storeIn = (db: IDBPDatabase<HallSchema>): HallStore => ({
  isDurable: true,
  device: async () => {
    const tx = db.transaction('names', 'readwrite')
    const name = (await tx.store.get('device')) ?? randomName()
    await tx.store.put(name, 'device')
    await tx.done
    return name
  },
  hall: async (key) => (await db.get('halls', key)) ?? null,
  hallsOf: (attempt) => db.getAllFromIndex('halls', 'attempt', attempt),
  keep: async (hall, { save, report } = {}) => {
    // Strict: an answer that is shown as kept survives a power cut.
    const tx = db.transaction(['halls', 'saves', 'reports'], 'readwrite', { durability: 'strict' })
    await Promise.all([
      tx.objectStore('halls').put(hall),
      save && tx.objectStore('saves').put(save),
      report && tx.objectStore('reports').put(report),
      tx.done,
    ])
  },
  waiting: async (key) => {
    const saves = await db.getAllFromIndex('saves', 'hall', key)
    return saves.sort((a, b) => a.epoch - b.epoch || a.sequence - b.sequence)
  },
  acknowledge: async (key, saves) => {
    const tx = db.transaction('saves', 'readwrite')
    for (const { question, epoch, sequence } of saves) {
      const kept = await tx.store.get([key, question])
      if (kept?.epoch === epoch && kept.sequence === sequence) await tx.store.delete([key, question])
    }
    await tx.done
  },
  reports: (key) => db.getAllFromIndex('reports', 'hall', key),
  acknowledgeReports: async (key, numbers) => {
    const tx = db.transaction('reports', 'readwrite')
    await Promise.all([...numbers.map((n) => tx.store.delete([key, n])), tx.done])
  },
  pack: async (digest) => (await db.get('packs', digest))?.bytes ?? null,
  keepPack: async (pack) => {
    const tx = db.transaction('packs', 'readwrite')
    await tx.store.put(pack)
    const packs = (await tx.store.getAll()).sort((a, b) => b.keptAt - a.keptAt)
    await Promise.all(packs.slice(MAX_PACKS).map(({ digest }) => tx.store.delete(digest)))
    await tx.done
  },
  forget: async (key) => {
    const tx = db.transaction(['halls', 'saves', 'reports'], 'readwrite')
    await tx.objectStore('halls').delete(key)
    for (const name of ['saves', 'reports'] as const) {
      const store = tx.objectStore(name)
      for (const each of await store.index('hall').getAllKeys(key)) await store.delete(each as never)
    }
    await tx.done
  },
})

import type { HallStore, KeptHall, WaitingReport, WaitingSave } from './HallStore.ts'
import { randomName } from './randomName.ts'

/** The store of a browser that refuses storage: it lasts as long as the page. */
export function memoryHallStore(): HallStore {
  const halls = new Map<string, KeptHall>()
  const saves = new Map<string, WaitingSave>()
  const reports = new Map<string, WaitingReport>()
  const packs = new Map<string, ArrayBuffer>()
  const device = randomName()
  const of = <Entry extends { hall: string }>(entries: Map<string, Entry>, key: string): Entry[] =>
    [...entries.values()].filter(({ hall }) => hall === key)
  return {
    isDurable: false,
    device: async () => device,
    hall: async (key) => halls.get(key) ?? null,
    hallsOf: async (attempt) => [...halls.values()].filter((hall) => hall.attempt === attempt),
    keep: async (hall, { save, report } = {}) => {
      halls.set(hall.key, hall)
      if (save) saves.set(`${save.hall} ${save.question}`, save)
      if (report) reports.set(`${report.hall} ${report.n}`, report)
    },
    waiting: async (key) => of(saves, key).sort((a, b) => a.epoch - b.epoch || a.sequence - b.sequence),
    acknowledge: async (key, sent) => {
      for (const { question, epoch, sequence } of sent) {
        const kept = saves.get(`${key} ${question}`)
        if (kept?.epoch === epoch && kept.sequence === sequence) saves.delete(`${key} ${question}`)
      }
    },
    reports: async (key) => of(reports, key),
    acknowledgeReports: async (key, numbers) => {
      for (const n of numbers) reports.delete(`${key} ${n}`)
    },
    pack: async (digest) => packs.get(digest) ?? null,
    keepPack: async ({ digest, bytes }) => {
      packs.set(digest, bytes)
    },
    forget: async (key) => {
      halls.delete(key)
      for (const entries of [saves, reports])
        for (const [id, { hall }] of entries) if (hall === key) entries.delete(id)
    },
  }
}

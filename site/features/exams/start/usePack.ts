'use client'
import { useEffect, useState } from 'react'
import type { PaperInfo } from '#domain/calls/exams/tests.ts'
import { openHallStore } from '#site/data/exams/openHallStore.ts'
import { loadPack } from '#site/data/exams/packFiles.ts'
import { keepPage } from '#site/features/shell/offline/keepPage.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'

/** How much of the pack is on the device, 0 to 1; null when it could not be loaded. */
type PackProgress = number | null

/** Loads the encrypted pack of a paper, and the page of the hall, before the start. `again` tries once more. */
export function usePack(pack: PaperInfo['pack'], isWanted: boolean) {
  const { base, slug } = useProject()
  const [loaded, setLoaded] = useState<{ digest: string; progress: PackProgress } | null>(null)
  const [tries, setTries] = useState(0)
  const [url, size, digest] = [pack?.url, pack?.size, pack?.digest]
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` restarts it
  useEffect(() => {
    if (!url || size === undefined || !digest || !isWanted) return
    let isGone = false
    const report = (progress: PackProgress): void => {
      if (!isGone) setLoaded({ digest, progress })
    }
    keepPage('keepHall', `${base}/tests/~`)
    openHallStore(slug)
      .then((store) => loadPack(base, store, { url, size, digest }, report))
      .catch(() => report(null))
    return () => {
      isGone = true
    }
  }, [base, slug, url, size, digest, isWanted, tries])
  return {
    // What was loaded of an earlier pack is nothing of this one.
    progress: loaded && loaded.digest === digest ? loaded.progress : 0,
    again: () => {
      setLoaded(null)
      setTries((count) => count + 1)
    },
  }
}

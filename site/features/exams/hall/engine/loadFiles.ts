import type { HallAttempt } from '#domain/calls/exams/tests.ts'
import { fileCalls } from '#site/data/exams/fileCalls.ts'
import { keyOf } from '#site/data/exams/keptHall.ts'
import { openAnswerFileStore } from '#site/data/exams/openAnswerFileStore.ts'
import { type HallFiles, openFiles } from './openFiles.ts'

/** The pages of an attempt's written answers on this device; a module of its own, for papers with written questions. */
export const loadFiles = async (project: string, base: string, hall: HallAttempt): Promise<HallFiles> =>
  openFiles({
    calls: fileCalls(base),
    store: await openAnswerFileStore(project),
    key: keyOf(hall),
    attempt: hall.id,
    epoch: hall.epoch,
  })

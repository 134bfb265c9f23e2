import { describe, expect, it } from 'vitest'
import { startPayload } from '#cms/payload.ts'
import { createProject } from '#tests/support/createProject.ts'
import { MemoryTables, memoryPayload } from '#tests/support/model/memoryDatabase.ts'
import { rowIds } from '#tests/support/model/rowIds.ts'
import { plainIds, runTrial } from '#tests/support/model/runTrial.ts'
import { triesOf } from '#tests/support/sample.ts'
import { expectWithin, IS_TIMED } from '#tests/support/timeLimits.ts'

const ONLY = process.env.TRIAL_SEED ? Number(process.env.TRIAL_SEED) : null
const IN_MEMORY = triesOf({ few: 150, full: 1000, long: 50_000 })
const ON_SQLITE = triesOf({ few: 8, full: 50 })
/** Time limit for a thousand trials in memory, ms. */
const A_THOUSAND_MS = 20_000

const seeds = (count: number) => (ONLY === null ? Array.from({ length: count }, (_, i) => i + 1) : [ONLY])

describe('stock, coupons and credits under random interleavings', () => {
  it(`stay consistent in ${IN_MEMORY} trials in memory, including killed processes`, {
    timeout: IS_TIMED ? 7_200_000 : 300_000,
  }, async () => {
    const startedAt = performance.now()
    for (const seed of seeds(IN_MEMORY)) {
      const payload = memoryPayload(new MemoryTables())
      const project = { id: `p${seed}`, slug: 'model' }
      const { faults } = await runTrial({ seed, payload, project, makeIds: plainIds, quietTurns: 1 })
      expect(faults, `seed ${seed}`).toEqual([])
    }
    expectWithin(performance.now() - startedAt, (A_THOUSAND_MS * IN_MEMORY) / 1000)
  })

  it('stay consistent when two calls confirm a cash order and the slower one reserves credits after the faster one gave up', async () => {
    const seed = 2388
    const payload = memoryPayload(new MemoryTables())
    const trial = { seed, payload, project: { id: `p${seed}`, slug: 'model' }, makeIds: plainIds }
    expect((await runTrial({ ...trial, quietTurns: 1 })).faults).toEqual([])
  })

  it(`stay consistent in ${ON_SQLITE} trials on SQLite`, async () => {
    const payload = await startPayload()
    const project = await createProject(payload)
    for (const seed of seeds(ON_SQLITE)) {
      const trial = { seed, payload, project, makeIds: rowIds(payload, project), quietTurns: 4 }
      const { steps, faults } = await runTrial(trial)
      expect(faults, `seed ${seed}`).toEqual([])
      // Every call went through the scheduler.
      expect(steps).toBeGreaterThan(50)
    }
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SWEEPS } from '../../../scripts/parts.mjs'

const files = readdirSync('tests/int', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.int.test.ts'))
  .map((file) => `tests/int/${file}`)
const inFullRun = (file: string) => SWEEPS.some((start) => file.startsWith(start))

it('the full run takes every integration test of which npm test runs a sample', () => {
  const sampled = files.filter((file) => /\b(IS_FULL|isSampled|triesOf)\b/.test(readFileSync(file, 'utf8')))
  expect(sampled.length).toBeGreaterThan(10)
  expect(sampled.filter((file) => !inFullRun(file))).toEqual([])
})

it('the full run names no test that is gone', () => {
  const gone = SWEEPS.filter((start) => !files.some((file) => file.startsWith(start)))
  expect(gone).toEqual([])
})

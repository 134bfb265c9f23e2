import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const SOURCES = ['*.ts', '*.tsx', '*.mjs', ':!cms/migrations', ':!tests/unit/docs/plainLiterals.test.ts']

test('an object literal is written out, not spread into another one to save lines', () => {
  const { stdout } = spawnSync('git', ['grep', '--untracked', '-nF', '...{', '--', ...SOURCES], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
})

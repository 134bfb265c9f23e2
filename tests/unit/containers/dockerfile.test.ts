import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readCompose, root } from './readCompose.ts'
import { readDockerfile, stageOf, withBases } from './readDockerfile.ts'

const TARGETS = Object.entries(readCompose().services).flatMap(([name, { build }]) =>
  build ? [[name, build.target] as const] : [],
)

const IGNORED = readFileSync(path.join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((pattern) => pattern.replace(/^\*\*\//, ''))

/** Files that a program loads, by following its imports. */
function importsFrom(entries: string[]): Set<string> {
  const aliases = Object.entries(
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).imports as Record<string, string>,
  )
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || !/\.(ts|tsx|mjs)$/.test(file)) return
    seen.add(file)
    const text = readFileSync(path.join(root, file), 'utf8').replace(/^import type .*$/gm, '')
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*\(?'([.#][^']+)'/g)) {
      if (name.startsWith('.')) visit(path.join(path.dirname(file), name))
      const alias = aliases.find(
        ([key]) => name === key || (key.endsWith('*') && name.startsWith(key.slice(0, -1))),
      )
      if (alias) visit(path.normalize(alias[1].replace('*', name.slice(alias[0].length - 1))))
    }
  }
  entries.forEach(visit)
  return seen
}

it('has a stage for every built target', () => {
  expect(TARGETS.map(([name]) => name)).toEqual(['cms', 'cms-2', 'site', 'site-2'])
  for (const [, target] of TARGETS) expect(stageOf(target).name).toBe(target)
})

it('builds every stage on an earlier one or on a pinned image', () => {
  const known: string[] = []
  for (const { name, base, copies } of readDockerfile()) {
    if (!known.includes(base)) expect(base).toMatch(/^[a-z/]+:\d[\w.-]*$/)
    for (const { from } of copies) if (from !== null) expect(known).toContain(from)
    known.push(name)
  }
})

it('copies only existing files of the build context', () => {
  for (const { copies } of readDockerfile()) {
    for (const { sources } of copies.filter(({ from }) => from === null)) {
      for (const source of sources) {
        expect(existsSync(path.join(root, source)), source).toBe(true)
        expect(IGNORED, source).not.toContain(source)
      }
    }
  }
})

it('runs neither program as root', () => {
  for (const [, target] of TARGETS) expect(stageOf(target).user).toBe('node')
})

it('starts programs that exist', () => {
  expect(stageOf('cms').cmd.at(-1)).toBe('cms/main.ts')
  for (const [, target] of TARGETS) {
    const file = stageOf(target).cmd.find((word) => /\.ts$|^node_modules\//.test(word))
    expect(existsSync(path.join(root, file as string)), file).toBe(true)
  }
})

it('copies everything that the cms programs import', () => {
  const copied = withBases('cms').flatMap(({ copies }) => copies.flatMap(({ sources }) => sources))
  const loaded = importsFrom(['cms/main.ts', 'cms/server.ts', 'cms/payload.config.ts', 'seed/cli.ts'])
  expect(loaded.size).toBeGreaterThan(100)
  const missing = [...loaded].filter(
    (file) => !copied.includes(file.split('/')[0] as string) && !copied.includes(file),
  )
  expect(missing).toEqual([])
})

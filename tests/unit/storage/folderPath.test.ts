import { expect, it } from 'vitest'
import { type FolderNode, folderPath, pathsBelow } from '#domain/storage/folderPath.ts'

const node = (id: string, title: string, parent: string | null = null): FolderNode => ({ id, title, parent })
const TREE = [node('a', 'Exams'), node('b', 'JEE', 'a'), node('c', 'Physics', 'b'), node('d', 'Banners')]

it('builds the path from parent titles', () => {
  expect(folderPath(node('n', '  New   one '), TREE)).toEqual({ path: 'New one' })
  expect(folderPath(node('n', 'Optics', 'c'), TREE)).toEqual({ path: 'Exams / JEE / Physics / Optics' })
})

it.each([
  ['no name', node('n', '   '), 'empty'],
  ['a slash', node('n', 'a/b'), 'slash'],
  ['a missing parent folder', node('n', 'x', 'gone'), 'missing'],
  ['itself above', node('a', 'Exams', 'a'), 'cycle'],
  ['a folder below above', node('a', 'Exams', 'c'), 'cycle'],
  ['a path that is too long', node('n', 'x'.repeat(401)), 'long'],
])('refuses %s', (_what, folder, problem) => {
  expect(folderPath(folder, TREE)).toEqual({ problem })
})

it('refuses a ninth level, also when a move would make one', () => {
  const line = Array.from({ length: 8 }, (_, index) =>
    node(`l${index}`, `L${index}`, index ? `l${index - 1}` : null),
  )
  expect(folderPath(line[7] as FolderNode, line)).toHaveProperty('path')
  expect(folderPath(node('n', 'x', 'l7'), line)).toEqual({ problem: 'deep' })
  expect(pathsBelow(node('l0', 'L0', 'top'), [...line, node('top', 'Top')])).toEqual({ problem: 'deep' })
})

it('updates exactly the paths below a renamed folder', () => {
  expect(pathsBelow(node('a', 'Tests'), TREE)).toEqual({
    paths: new Map([
      ['b', 'Tests / JEE'],
      ['c', 'Tests / JEE / Physics'],
    ]),
  })
  expect(pathsBelow(node('b', 'JEE', 'd'), TREE)).toEqual({
    paths: new Map([['c', 'Banners / JEE / Physics']]),
  })
})

it('terminates on a stored cycle', () => {
  const circle = [node('x', 'X', 'y'), node('y', 'Y', 'x')]
  expect(folderPath(circle[0] as FolderNode, circle)).toEqual({ problem: 'cycle' })
  expect(pathsBelow(node('z', 'Z'), circle)).toEqual({ paths: new Map() })
})

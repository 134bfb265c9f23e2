import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '#tests/support/filesBelow.ts'

const APP = path.resolve(import.meta.dirname, '../../../site/app')
const PROJECT = '%5Fprojects/[project]'
const screens = filesBelow(APP, /^(page|not-found|error|loading|layout|template|default)\.tsx$/).map((file) =>
  path.relative(APP, file),
)

/** Components around `slot` in a file's JSX, outermost first. */
function componentsAround(file: string, slot: (node: ts.Node) => boolean): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(APP, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  let around: string[] = []
  const visit = (node: ts.Node, outer: string[]): void => {
    const inner = ts.isJsxElement(node) ? [...outer, node.openingElement.tagName.getText()] : outer
    if (slot(node) && inner.length > around.length) around = inner
    ts.forEachChild(node, (child) => visit(child, inner))
  }
  visit(source, [])
  return around
}
const isChildren = (node: ts.Node) => ts.isJsxExpression(node) && node.expression?.getText() === 'children'

describe('every page sits inside the wrappers of spec 2', () => {
  it('finds the pages', () => expect(screens.length).toBeGreaterThan(10))

  it.each(screens)('%s is below the project’s layout, without a layout of its own', (file) => {
    expect(file.startsWith(`${PROJECT}/`)).toBe(true)
    if (path.basename(file) === 'layout.tsx') expect(file).toBe(`${PROJECT}/layout.tsx`)
  })

  it('layout: pages are in main, between header and footer', () =>
    expect(componentsAround(`${PROJECT}/layout.tsx`, isChildren)).toEqual([
      'html',
      'body',
      'Providers',
      'main',
    ]))

  it('configuration, snackbar, messages and auth', () => {
    const around = componentsAround(`${PROJECT}/Providers.tsx`, isChildren)
    for (const wrapper of [
      'ProjectProvider',
      'SnackbarProvider',
      'MessageDialogProvider',
      'AuthDialogProvider',
    ])
      expect(around).toContain(wrapper)
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesBelow } from '#tests/support/filesBelow.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const FOLDERS = ['access', 'cms', 'collections', 'hooks', 'seed']
/** Methods of the Local API that take `overrideAccess`. */
const DATA_METHODS =
  /^(find|findByID|count|create|update|delete|duplicate|findVersions|findVersionByID|countVersions|restoreVersion)$/
/** Files that forward calls of the import-export plugin with the plugin's own option. */
const FORWARDING_FILES = new Set(['cms/operations/transfers/runAsSession.ts'])

const isPayload = (node: ts.Expression): boolean =>
  (ts.isIdentifier(node) && node.text === 'payload') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'payload')

/** Lines of a file with a call without an explicit `overrideAccess`. */
function implicitCalls(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      DATA_METHODS.test(node.expression.name.text) &&
      isPayload(node.expression.expression)
    ) {
      const [options] = node.arguments
      const isExplicit =
        options &&
        ts.isObjectLiteralExpression(options) &&
        options.properties.some(({ name }) => name?.getText(source) === 'overrideAccess')
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (!isExplicit) found.push(`${path.relative(ROOT, file)}:${line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

it('each call of the Local API sets overrideAccess explicitly', () => {
  const files = FOLDERS.flatMap((folder) => filesBelow(path.join(ROOT, folder), /\.tsx?$/)).filter(
    (file) => !FORWARDING_FILES.has(path.relative(ROOT, file)),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(implicitCalls)).toEqual([])
})

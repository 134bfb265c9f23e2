import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from './run.mjs'

const GLOSSARY = 'docs/glossary.md'
const SOURCE = /\.(ts|tsx|mts|mjs|cjs)$/
const ROW = /^\| `(\w+)` \| `(\w+)` \|$/gm

/** The table "Retired names" of the glossary: each name that code no longer uses, with the one to use. */
export function retiredNames(glossary) {
  const [, section = ''] = glossary.split('\n## Retired names\n')
  return new Map([...section.matchAll(ROW)].map(([, retired, now]) => [retired, now]))
}

/** The retired names that a source uses as identifiers, with their lines; comments and strings don't count. */
export function retiredUses(retired, fileName, text) {
  const names = text.match(/\w+/g) ?? []
  if (!names.some((name) => retired.has(name))) return []
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest)
  const uses = []
  const visit = (node) => {
    if (ts.isIdentifier(node) && retired.has(node.text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      uses.push({ name: node.text, line: line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return uses
}

/** A line for each use of a retired name in the repository; throws when the glossary lists none. */
export function findRetiredNames() {
  const retired = retiredNames(readFileSync(path.join(root, GLOSSARY), 'utf8'))
  if (retired.size === 0) throw new Error(`${GLOSSARY} has no table of retired names`)
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return [...new Set(files.split('\0'))]
    .filter((file) => SOURCE.test(file))
    .flatMap((file) =>
      retiredUses(retired, file, readSource(file)).map(
        ({ name, line }) => `${file}:${line} ${name} is now ${retired.get(name)} (${GLOSSARY})`,
      ),
    )
}

/** The text of a file; empty for one that was deleted and is still in git's index. */
function readSource(file) {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch (err) {
    if (err.code === 'ENOENT') return ''
    throw err
  }
}

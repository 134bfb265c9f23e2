import { expect, test } from 'vitest'
import { retiredNames, retiredUses } from '../../../scripts/retiredNames.mjs'

const GLOSSARY = `# Glossary

| word | meaning |
| --- | --- |
| \`order\` | \`purchase\` |

## Retired names

| retired | now |
| --- | --- |
| \`cameBy\` | \`recordReferrer\` |
`
const retired = retiredNames(GLOSSARY)

test('only the table of retired names retires names', () => {
  expect([...retired]).toEqual([['cameBy', 'recordReferrer']])
})

test('a retired name in code is found with its line', () => {
  const text = "const a = 1\nexport const b = <p title={cameBy(a)}>Don't</p>\nconst c = { cameBy: a }\n"
  expect(retiredUses(retired, 'a.tsx', text)).toEqual([
    { name: 'cameBy', line: 2 },
    { name: 'cameBy', line: 3 },
  ])
})

test('a retired name in a comment, a text or a part of another name is no use of it', () => {
  const text = "// cameBy\nconst text = 'cameBy'\nconst cameByTrain = text\n"
  expect(retiredUses(retired, 'a.ts', text)).toEqual([])
})

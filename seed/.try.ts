import { readFolder } from './readFolder.ts'

const t = performance.now()
const r = await readFolder(process.argv[2]!)
console.log(Math.round(performance.now() - t), 'ms')
if (!r.ok) {
  for (const i of r.issues) console.log([i.file, i.row, i.field, i.reason].join(' | '))
} else {
  const c: Record<string, number> = {}
  for (const x of r.records) c[x.kind] = (c[x.kind] ?? 0) + 1
  console.log(c)
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import path from 'node:path'
process.env.DATA_DIR = '/tmp/w-prices-data'
process.env.SERVER_SECRET = 'a-secret-of-the-tests-with-32-characters-or-more'
process.env.LOG_LEVEL = 'silent'
process.env.DEMO = '1'
const { manyProducts } = await import('#tests/bench/prepare/manyProducts.ts')
const { readFolder } = await import('#seed/readFolder.ts')
const { startPayload } = await import('#cms/payload.ts')
const { importProject } = await import('#cms/operations/importProject.ts')
const { listFacets } = await import('#cms/operations/catalogue/listFacets.ts')
const { productFacts } = await import('#cms/operations/catalogue/productFacts.ts')
const { priceDueSales } = await import('#cms/jobs/priceDueSales.ts')
const { FacetsQuerySchema, FACET_LISTS } = await import('#domain/calls/catalogue.ts')
const { pdfFile } = await import('#tests/support/files.ts')
const N = 5000
const root = mkdtempSync('/tmp/w-prices-data/many-'); mkdirSync(path.join(root, 'files'))
for (const [n, c] of Object.entries({ ...manyProducts(N, 'many'), 'files/notes.pdf': (await pdfFile()).data })) writeFileSync(path.join(root, n), c as never)
const read = await readFolder(root); if (!read.ok) throw new Error(JSON.stringify(read.issues.slice(0,3)))
const payload = await startPayload()
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1000 }
let c = cpu(); let t = performance.now()
await importProject(payload, read.records)
console.log('import cpu ms each', ((cpu() - c) / N).toFixed(1), 'wall s', ((performance.now() - t) / 1000).toFixed(0))
const p = (await payload.find({ collection: 'projects', where: { slug: { equals: 'many' } }, overrideAccess: true })).docs[0]!
const project = { id: String(p.id), slug: 'many' }
const empty = Object.fromEntries(FACET_LISTS.map((n) => [n, []]))
c = cpu(); await listFacets(payload, project, FacetsQuerySchema.parse(empty)); console.log('first facets cpu ms', (cpu() - c).toFixed(0))
const times: number[] = []
for (let i = 0; i < 200; i++) { c = cpu(); await listFacets(payload, project, FacetsQuerySchema.parse({ ...empty, of: ['course', 'class'], exam: ['NEET UG'], price: i % 2 ? ['500-1000'] : [], sort: ['chosen', 'price-low', 'new'][i % 3], page: String(i % 5) })); times.push(cpu() - c) }
times.sort((a, b) => a - b); console.log('facets cpu p50', times[100]!.toFixed(2), 'p95', times[190]!.toFixed(2))
times.length = 0
for (let i = 0; i < 100; i++) { c = cpu(); await listFacets(payload, project, FacetsQuerySchema.parse(empty)); times.push(cpu() - c) }
times.sort((a, b) => a - b); console.log('facets of all, cpu p50', times[50]!.toFixed(2), 'p95', times[95]!.toFixed(2))
const first = await listFacets(payload, project, FacetsQuerySchema.parse({ ...empty, limit: '24' }))
times.length = 0
for (let i = 0; i < 50; i++) { c = cpu(); await productFacts(payload, project, first.products, new Date()); times.push(cpu() - c) }
times.sort((a, b) => a - b); console.log('facts of 24, cpu p50', times[25]!.toFixed(1), 'p95', times[47]!.toFixed(1))
const start = Date.now() + 600_000
const all = await payload.db.find<{ id: string }>({ collection: 'selling-products', where: { project: { equals: project.id } }, select: { slug: true }, limit: 0, pagination: false })
await payload.create({ collection: 'sale-items', data: { title: 'All', products: all.docs.map((d) => d.id), percent: 10, startsAt: new Date(start).toISOString(), endsAt: new Date(start + 60000).toISOString(), project: project.id } as never, overrideAccess: true, context: { project } })
c = cpu(); t = performance.now(); await priceDueSales(payload, new Date(start)); console.log('sale of all starts: cpu ms', (cpu() - c).toFixed(0), 'wall', (performance.now() - t).toFixed(0))
c = cpu(); t = performance.now(); await priceDueSales(payload, new Date(start + 60000)); console.log('ends: cpu ms', (cpu() - c).toFixed(0), 'wall', (performance.now() - t).toFixed(0))
console.log('due again', await priceDueSales(payload, new Date(start + 61000)))
process.exit(0)

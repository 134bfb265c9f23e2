import { readFolder } from './readFolder.ts'
import { startPayload } from '#cms/payload.ts'
import { importProject } from '#cms/operations/importProject.ts'
const t0=performance.now(); const r = await readFolder(process.argv[2]!)
if (!r.ok) { console.log(r.issues); process.exit(1) }
const payload = await startPayload(); console.log('start', Math.round(performance.now()-t0))
for (let i=0;i<2;i++){ const t=performance.now(); const res=await importProject(payload, r.records,{prune:i===1}); console.log(Math.round(performance.now()-t),'ms', JSON.stringify(res)) }
const p=await payload.find({collection:'lectures',where:{slug:{equals:'formal-letter'}},depth:0}); console.log(JSON.stringify(p.docs[0]?.body).slice(0,3500))
const q=await payload.find({collection:'class-content-summaries',depth:1,limit:3}); console.log(JSON.stringify(q.docs))
process.exit(0)

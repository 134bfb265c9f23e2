await import('@payloadcms/richtext-lexical/lexical')
const { startPayload } = await import('#cms/payload.ts')
const { writeFast } = await import('./writeFast.ts')
const p = await startPayload(); await writeFast(p)
const proj = (await p.find({collection:'projects',limit:1})).docs[0]!
let n=0; const rid=()=>(Date.now().toString(16).slice(-8)+(n++).toString(16).padStart(16,'0'));
const mk=(i:number)=>({slug:'y-'+i,kind:'course',_status:'published',title:'T '+i,shortTitle:null,kicker:null,badge:null,exam:'E',language:null,subject:'maths',summary:'s',description:null,pricePaise:100,mrpPaise:null,validityDays:null,tags:['a','b'],outcomes:['1','2','3','4'].map(text=>({id:rid(),text})),highlights:[],teachers:[{id:rid(),name:'R',bio:'b'}],faqs:[{id:rid(),question:'q',answer:'a'}],rank:i,classes:[],project:proj.id,seedKey:'y-'+i,seedHash:'h'})
let c=process.cpuUsage(),t=Date.now()
for(let i=0;i<500;i++) await p.create({collection:'selling-products',data:mk(i) as never,depth:0,overrideAccess:true,context:{disableRevalidate:true,trustsRelations:true,project:{id:proj.id,slug:'x'}}})
console.log('payload.create',process.cpuUsage(c).user/500/1000,'ms cpu',(Date.now()-t)/500)
c=process.cpuUsage();t=Date.now()
for(let i=1000;i<1500;i++){ const d=await p.db.create({collection:'selling-products',data:mk(i) as never,req:undefined as never}) as any; await p.db.createVersion({collectionSlug:'selling-products',parent:d.id,autosave:false,createdAt:d.createdAt,updatedAt:d.updatedAt,versionData:d} as never) }
console.log('db',process.cpuUsage(c).user/500/1000,'ms cpu',(Date.now()-t)/500)
c=process.cpuUsage();t=Date.now()
for(let i=2000;i<2500;i++){ const d=await p.db.create({collection:'selling-products',data:mk(i) as never,returning:false} as never) as any;  }
console.log('db noversion, not returning',process.cpuUsage(c).user/500/1000,'ms cpu',(Date.now()-t)/500)
const a=await p.find({collection:'selling-products',draft:true,where:{slug:{equals:'x-1200'}},depth:0}); const b=await p.find({collection:'selling-products',draft:true,where:{slug:{equals:'x-100'}},depth:0}); console.log(JSON.stringify(a.docs[0])); console.log(JSON.stringify(b.docs[0]))
process.exit(0)

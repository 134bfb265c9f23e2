import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { requireNode } from './nodeVersion.mjs'
import { root, run } from './run.mjs'

const PROJECTS = ['demo', 'demo2']
const READY_MS = 60_000

function settings() {
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
  const port = process.env.PORT || '3000'
  return {
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: port,
    // 0 is any free port, so that a second demo needs only another PORT and DATA_DIR.
    SITE_PORT: process.env.SITE_PORT || '0',
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DEFAULT_PROJECT: process.env.DEFAULT_PROJECT || 'demo',
    OWNER_EMAIL: process.env.OWNER_EMAIL || 'owner@example.org',
    OWNER_PHONE: process.env.OWNER_PHONE || '+919800000001',
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/** Imports the demo projects into an empty data folder, once; later runs keep what was changed. */
async function seedOnce({ DATA_DIR: dataDir }) {
  const stamp = path.join(dataDir, 'demo-seeded')
  const seeded = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : []
  mkdirSync(dataDir, { recursive: true })
  for (const project of PROJECTS) {
    if (seeded.includes(project)) continue
    console.log(`Seeding the project ${project} …`)
    const { code } = await run('npm', ['run', '--silent', 'seed', '--', `seed/projects/${project}`])
    if (code !== 0) throw new Error(`The project ${project} could not be seeded; the reason is above.`)
    seeded.push(project)
    writeFileSync(stamp, seeded.join('\n'))
  }
}

async function waitUntilReady(port) {
  const until = Date.now() + READY_MS
  let reasons = 'no answer'
  while (Date.now() < until) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/readyz`)
      if (response.ok) return
      reasons = (await response.json()).reasons?.join(', ') ?? response.status
    } catch (err) {
      reasons = err.message
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The demo did not get ready: ${reasons}`)
}

/** The people of a project, read from its seed files; CSV files of the demo have no quoted cells. */
function peopleOf(project) {
  const file = path.join(root, 'seed/projects', project, 'users')
  if (existsSync(`${file}.json`)) return JSON.parse(readFileSync(`${file}.json`, 'utf8'))
  const [head, ...rows] = readFileSync(`${file}.csv`, 'utf8').trim().split(/\r?\n/)
  const names = head.split(',')
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, i) => [names[i], cell])))
}

function printWelcome({ PUBLIC_URL: url }) {
  const line = (name, ...values) => console.log(`  ${name.padEnd(10)} ${values.join('  ')}`)
  console.log('\nShala is running.\n')
  for (const project of PROJECTS) line(project, `${url}/_projects/${project}`)
  line('admin', `${url}/admin`)
  line('outbox', `${url}/dev/outbox`, '(codes and all other messages appear there)')
  console.log('\nPeople to sign in as, by phone or e-mail:\n')
  for (const project of PROJECTS) {
    for (const { role, phone, email } of peopleOf(project)) line(project, role.padEnd(10), phone, email)
  }
  console.log('\nStop with Ctrl-C.\n')
}

/** Ends the demo when npm ends, even by kill -9. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'demo') return
  const parent = process.ppid
  const end = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM')
  setInterval(end, 500).unref()
}

requireNode()
endWithNpm()
try {
  await ensureInstalled()
  await build()
  Object.assign(process.env, settings())
  await seedOnce(process.env)
  // The server runs in this process, so that it receives signals and no child process is left behind.
  process.chdir(root)
  await import('tsx')
  await import('../cms/main.ts')
  await waitUntilReady(process.env.PORT)
  printWelcome(process.env)
} catch (err) {
  console.error(err.message)
  process.exit(1)
}

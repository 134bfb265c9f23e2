import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { browserShortfalls, browserTable, type PageResult } from './browser/browserReport.ts'
import { measurePages } from './browser/measurePages.ts'
import { prepareCodes, prepareEditor, prepareList, prepareSessions, seedDatabases } from './databases.ts'
import { type Compared, compare, type Pair, type Plan } from './load/compare.ts'
import { CONNECTIONS } from './load/measure.ts'
import { type Options, parseOptions } from './options.ts'
import { courseJson } from './pairs/courseJson.ts'
import { pageData } from './pairs/pageData.ts'
import { searchPrefix } from './pairs/searchPrefix.ts'
import { editedPages, shopPages } from './pairs/shopPages.ts'
import { codesNeeded, signIn } from './pairs/signIn.ts'
import { usersList } from './pairs/usersList.ts'
import { root, stopAll } from './program.ts'
import { shortfalls, table } from './report.ts'
import { PORTS, startPeerLogin, startPeerRest, startShala, startSite } from './servers.ts'
import { openWorkspace, type Workspace } from './workspace.ts'

const WARM_UP_SECONDS = 5

const say = (line: string) => process.stdout.write(`${line}\n`)

function checkBuilds(): void {
  const missing = ['cms', 'site'].filter((app) => !existsSync(path.join(root, app, '.next/BUILD_ID')))
  if (missing.length > 0) throw new Error(`${missing.join(' and ')}: not built yet, run npm run build`)
}

/** What was measured: pairs, and pages in a browser. */
type Results = { compared: Compared[]; pages: PageResult[] }

async function run({ only, seconds, rounds }: Options, workspace: Workspace): Promise<Results> {
  const plan: Plan = { rounds, seconds, warmUpSeconds: WARM_UP_SECONDS, onRound: say }
  const results: Compared[] = []
  let pages: PageResult[] = []
  const measureAll = async (pairs: Pair[]) => {
    for (const pair of pairs) results.push(await compare(pair, plan))
  }
  const isWanted = (letter: (typeof only)[number]) => only.includes(letter)

  say('Seeding the project demo and 5,000 more products …')
  await seedDatabases(workspace)
  const codes = isWanted('c')
    ? await prepareCodes(workspace, codesNeeded(rounds, seconds, WARM_UP_SECONDS))
    : []
  const secrets = isWanted('d') ? await prepareSessions(workspace) : []
  const desk = isWanted('e') ? await prepareList(workspace) : ''
  const editor = isWanted('g') ? await prepareEditor(workspace) : ''
  const [site, shala] = await Promise.all([startSite(workspace), startShala(workspace)])
  // First, since codes are good for 10 minutes only.
  if (isWanted('c') || isWanted('d') || isWanted('e')) {
    const peer = await startPeerLogin(workspace)
    if (isWanted('c')) await measureAll([signIn(codes, seconds, shala, peer)])
    if (isWanted('d')) await measureAll([await pageData(secrets, shala, peer)])
    if (isWanted('e')) await measureAll([await usersList(desk, shala, peer)])
    await peer.stop()
  }
  if (isWanted('f')) await measureAll(await searchPrefix(shala))
  if (isWanted('a')) await measureAll(await shopPages(shala, site))
  if (isWanted('browser'))
    pages = await measurePages({
      origin: `http://demo.localhost:${PORTS.shala}`,
      debuggingPort: PORTS.debugging,
      say,
    })
  if (isWanted('g')) await measureAll(await editedPages(editor, shala))
  await site.stop()
  if (isWanted('b')) {
    say('Building the Next app that Payload’s REST is compared in …')
    const peer = await startPeerRest(workspace)
    await measureAll(await courseJson(shala, peer))
    await peer.stop()
  }
  return { compared: results.sort((one, other) => (one.letter < other.letter ? -1 : 1)), pages }
}

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2))
  checkBuilds()
  const workspace = openWorkspace()
  const end = async () => {
    await stopAll()
    workspace.remove()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void end().finally(() => process.exit(130)))
  }
  try {
    const { compared, pages } = await run(options, workspace)
    say(
      `\nNode ${process.versions.node}, ${cpus().length} cores, ${CONNECTIONS} connections, ` +
        `median of ${options.rounds} rounds of ${options.seconds} s\n`,
    )
    if (compared.length > 0) say(table(compared))
    if (pages.length > 0) say(`\nA slow phone (median of 5), and Lighthouse:\n\n${browserTable(pages)}`)
    const faults = [...shortfalls(compared), ...browserShortfalls(pages)]
    for (const fault of faults) say(`\nNot good enough: ${fault}`)
    return faults.length === 0 ? 0 : 1
  } finally {
    await end()
  }
}

try {
  process.exitCode = await main()
} catch (err) {
  process.stderr.write(`${(err as Error).message}\n`)
  process.exitCode = 2
}

import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { browserShortfalls, browserTable, type PageResult } from './browser/browserReport.ts'
import { measurePages } from './browser/measurePages.ts'
import { prepareCodes, prepareEditor, prepareList, prepareSessions, seedDatabases } from './databases.ts'
import { type Compared, compare, type Pair, type Plan } from './load/compare.ts'
import { CONNECTIONS } from './load/measure.ts'
import { EXAM_LETTERS, measureExams } from './measureExams.ts'
import { LARGE_LETTERS, measureLarge } from './measureLarge.ts'
import { measureResults, RESULT_LETTERS } from './measureResults.ts'
import { measureServers, SERVERS_LETTERS } from './measureServers.ts'
import { measureShop, SHOP_LETTERS } from './measureShop.ts'
import { type Letter, type Options, parseOptions } from './options.ts'
import { courseJson } from './pairs/courseJson.ts'
import type { Rush } from './pairs/judgeRush.ts'
import { lockedPage } from './pairs/lockedPage.ts'
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

const print = (line: string) => process.stdout.write(`${line}\n`)

function checkBuilds(): void {
  const missing = ['cms', 'site'].filter((app) => !existsSync(path.join(root, app, '.next/BUILD_ID')))
  if (missing.length > 0) throw new Error(`${missing.join(' and ')}: not built yet, run npm run build`)
}

/** Results of pairs, of pages in a browser, and of what has no peer: the rush, the exam day, edits at one of two servers. */
type Results = { compared: Compared[]; pages: PageResult[]; alone: Rush[] }

/** Pairs that run on the bare API need no builds of panel and storefront. */
const needBuilds = (letter: Letter): boolean =>
  ![...SHOP_LETTERS, ...LARGE_LETTERS, ...EXAM_LETTERS, ...RESULT_LETTERS, ...SERVERS_LETTERS].includes(
    letter,
  )
const areServers = (letter: Letter): boolean => SERVERS_LETTERS.includes(letter)

async function run(options: Options, workspace: Workspace): Promise<Results> {
  const { only, seconds, rounds } = options
  const plan: Plan = { rounds, seconds, warmUpSeconds: WARM_UP_SECONDS, onRound: print }
  // First, because it has a database of its own.
  const servers = only.some(areServers) ? await measureServers(workspace) : null
  if (!only.every(areServers)) {
    print('Seeding the project demo and 5,000 more products …')
    await seedDatabases(workspace)
  }
  const shop = only.some((letter) => SHOP_LETTERS.includes(letter))
    ? await measureShop(workspace, plan, only)
    : null
  const others = only.some(needBuilds) ? await runBuilt(options, plan, workspace) : null
  const large = only.some((letter) => LARGE_LETTERS.includes(letter))
    ? await measureLarge(workspace, plan, only)
    : null
  const exams = only.some((letter) => EXAM_LETTERS.includes(letter))
    ? await measureExams(workspace, plan, only)
    : null
  const results = only.includes('q') ? await measureResults(workspace) : null
  return {
    compared: [
      ...(others?.compared ?? []),
      ...(shop?.compared ?? []),
      ...(large?.compared ?? []),
      ...(exams?.compared ?? []),
    ],
    pages: others?.pages ?? [],
    alone: [shop?.rush, large?.reports, exams?.day, results, servers].flatMap((result) => result ?? []),
  }
}

async function runBuilt(
  { only, seconds, rounds }: Options,
  plan: Plan,
  workspace: Workspace,
): Promise<Pick<Results, 'compared' | 'pages'>> {
  const results: Compared[] = []
  let pages: PageResult[] = []
  const measureAll = async (pairs: Pair[]) => {
    for (const pair of pairs) results.push(await compare(pair, plan))
  }
  const isWanted = (letter: Letter) => only.includes(letter)
  const codes = isWanted('c')
    ? await prepareCodes(workspace, codesNeeded(rounds, seconds, WARM_UP_SECONDS))
    : []
  const secrets = isWanted('d') ? await prepareSessions(workspace) : []
  const desk = isWanted('e') ? await prepareList(workspace) : ''
  const editor = isWanted('g') ? await prepareEditor(workspace) : ''
  const [site, shala] = await Promise.all([startSite(workspace), startShala(workspace)])
  // First, because codes are valid for 10 minutes only.
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
      say: print,
    })
  if (isWanted('g')) await measureAll(await editedPages(editor, shala))
  if (isWanted('n')) await measureAll([lockedPage(workspace.oursDir, shala)])
  await site.stop()
  if (isWanted('b')) {
    print('Building the Next app that Payload’s REST is compared in …')
    const peer = await startPeerRest(workspace)
    await measureAll(await courseJson(shala, peer))
    await peer.stop()
  }
  return { compared: results.sort((one, other) => (one.letter < other.letter ? -1 : 1)), pages }
}

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2))
  if (options.only.some((letter) => needBuilds(letter) || areServers(letter))) checkBuilds()
  const workspace = openWorkspace()
  const end = async () => {
    await stopAll()
    workspace.remove()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void end().finally(() => process.exit(130)))
  }
  try {
    const { compared, pages, alone } = await run(options, workspace)
    print(
      `\nNode ${process.versions.node}, ${cpus().length} cores, ${CONNECTIONS} connections, ` +
        `median of ${options.rounds} rounds of ${options.seconds} s\n`,
    )
    if (compared.length > 0) print(table(compared))
    if (pages.length > 0) print(`\nA slow phone (median of 5), and Lighthouse:\n\n${browserTable(pages)}`)
    for (const { text } of alone) print(`\n${text}`)
    const faults = [
      ...shortfalls(compared),
      ...browserShortfalls(pages),
      ...alone.flatMap(({ faults }) => faults),
    ]
    for (const fault of faults) print(`\nNot good enough: ${fault}`)
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

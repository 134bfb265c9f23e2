import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { prepareCodes, prepareList, prepareSearch, prepareSessions, seedDatabases } from './databases.ts'
import { type Compared, compare, type Pair, type Plan } from './load/compare.ts'
import { CONNECTIONS } from './load/measure.ts'
import { type Options, parseOptions } from './options.ts'
import { courseJson } from './pairs/courseJson.ts'
import { coursePage } from './pairs/coursePage.ts'
import { pageData } from './pairs/pageData.ts'
import { searchPrefix } from './pairs/searchPrefix.ts'
import { codesNeeded, signIn } from './pairs/signIn.ts'
import { usersList } from './pairs/usersList.ts'
import { root, stopAll } from './program.ts'
import { shortfalls, table } from './report.ts'
import { startPeerLogin, startPeerRest, startSearch, startShala, startSite } from './servers.ts'
import { openWorkspace, type Workspace } from './workspace.ts'

const WARM_UP_SECONDS = 5

const say = (line: string) => process.stdout.write(`${line}\n`)

function checkBuilds(): void {
  const missing = ['cms', 'site'].filter((app) => !existsSync(path.join(root, app, '.next/BUILD_ID')))
  if (missing.length > 0) throw new Error(`${missing.join(' and ')}: not built yet, run npm run build`)
}

async function run({ only, seconds, rounds }: Options, workspace: Workspace): Promise<Compared[]> {
  const plan: Plan = { rounds, seconds, warmUpSeconds: WARM_UP_SECONDS, onRound: say }
  const results: Compared[] = []
  const measureAll = async (pairs: Pair[]) => {
    for (const pair of pairs) results.push(await compare(pair, plan))
  }
  const isWanted = (letter: (typeof only)[number]) => only.includes(letter)

  say('Seeding the project demo …')
  await seedDatabases(workspace)
  if (isWanted('f')) await prepareSearch(workspace)
  const codes = isWanted('c')
    ? await prepareCodes(workspace, codesNeeded(rounds, seconds, WARM_UP_SECONDS))
    : []
  const secrets = isWanted('d') ? await prepareSessions(workspace) : []
  const desk = isWanted('e') ? await prepareList(workspace) : ''
  const [site, shala] = await Promise.all([startSite(workspace), startShala(workspace)])
  // First, since codes are good for 10 minutes only.
  if (isWanted('c') || isWanted('d') || isWanted('e')) {
    const peer = await startPeerLogin(workspace)
    if (isWanted('c')) await measureAll([signIn(codes, seconds, shala, peer)])
    if (isWanted('d')) await measureAll([await pageData(secrets, shala, peer)])
    if (isWanted('e')) await measureAll([await usersList(desk, shala, peer)])
    await peer.stop()
  }
  if (isWanted('f')) {
    const search = await startSearch(workspace)
    await measureAll([searchPrefix(search)])
    await search.stop()
  }
  if (isWanted('a')) await measureAll(await coursePage(shala, site))
  await site.stop()
  if (isWanted('b')) {
    say('Building the Next app that Payload’s REST is compared in …')
    const peer = await startPeerRest(workspace)
    await measureAll(await courseJson(shala, peer))
    await peer.stop()
  }
  return results.sort((one, other) => (one.letter < other.letter ? -1 : 1))
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
    const results = await run(options, workspace)
    say(
      `\nNode ${process.versions.node}, ${cpus().length} cores, ${CONNECTIONS} connections, ` +
        `median of ${options.rounds} rounds of ${options.seconds} s\n`,
    )
    say(table(results))
    const faults = shortfalls(results)
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

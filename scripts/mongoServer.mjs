import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fingerprint } from './build.mjs'
import { root, run } from './run.mjs'

const FOLDER = 'tests/support/mongo'
const MAIN = path.join(root, FOLDER, 'MongoForTests.java')
const CACHE = path.join(root, 'node_modules/.cache/shala-mongo')
const LIST_JARS = 'org.apache.maven.plugins:maven-dependency-plugin:2.8:build-classpath'
const INSTALL_MS = 600_000

const succeeds = async (...command) =>
  (await run(command[0], command.slice(1), { capture: true }).catch(() => ({ code: 1 }))).code === 0
/** Running a source file needs the compiler too. */
const isInstalled = async () => (await succeeds('javac', '-version')) && (await succeeds('mvn', '-version'))

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.error('No Java or Maven here; installing those of Debian …')
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' }, capture: true, timeoutMs: INSTALL_MS }
  await run('apt-get', ['update', '-q'], quiet)
  await run('apt-get', ['install', '-qy', '--no-install-recommends', 'default-jdk-headless', 'maven'], quiet)
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Throws unless the jars are exactly those of jars.sha256. */
function checkJars(jars) {
  const list = readFileSync(path.join(root, FOLDER, 'jars.sha256'), 'utf8')
    .trim()
    .split('\n')
  const wanted = new Set(list)
  const found = jars.map((file) => `${hashOf(file)}  ${path.basename(file)}`)
  const unknown = found.filter((line) => !wanted.has(line))
  const missing = list.filter((line) => !found.includes(line))
  if (unknown.length + missing.length > 0)
    throw new Error(`The jars of MongoDB for tests differ from ${FOLDER}/jars.sha256:\n${unknown.join('\n')}`)
}

const jarsOf = (file) => readFileSync(file, 'utf8').trim().split(path.delimiter)

/** The jars of the server: fetched once by Maven, and checked by their checksums. */
async function fetchJars() {
  const file = path.join(CACHE, fingerprint([FOLDER]))
  if (existsSync(file) && jarsOf(file).every(existsSync)) return jarsOf(file)
  mkdirSync(CACHE, { recursive: true })
  const pom = path.join(root, FOLDER, 'pom.xml')
  const { code, output } = await run(
    'mvn',
    ['-q', '-B', '-f', pom, LIST_JARS, `-Dmdep.outputFile=${file}.new`],
    { capture: true, timeoutMs: INSTALL_MS },
  )
  if (code !== 0) throw new Error(`Maven could not fetch MongoDB for tests.\n${output}`)
  checkJars(jarsOf(`${file}.new`))
  renameSync(`${file}.new`, file)
  return jarsOf(file)
}

/**
 * Starts an empty in-memory server that speaks MongoDB's protocol, or uses the one of TEST_MONGO_URI where that is set. Returns its `uri`
 * (without the name of a database) and `stop`. Without Java and Maven it returns null; with `isRequired` it installs them from Debian
 * instead, and throws when that fails.
 */
export async function startMongo({ isRequired = false } = {}) {
  const configured = process.env.TEST_MONGO_URI
  if (configured) return { uri: configured, stop: async () => {} }
  if (!(await isInstalled())) {
    if (!isRequired) return null
    await installFromDebian()
    if (!(await isInstalled()))
      throw new Error('Java (a JDK) or Maven is missing, and could not be installed.')
  }
  const child = spawn('java', ['-Xmx1g', '-cp', (await fetchJars()).join(path.delimiter), MAIN], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  const port = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => line),
    ended.then(([code]) => Promise.reject(new Error(`MongoDB for tests ended with ${code}`))),
  ])
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  return { uri: `mongodb://127.0.0.1:${port}`, stop }
}

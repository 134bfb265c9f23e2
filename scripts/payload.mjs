import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bin, PRODUCTION_MODULES, runNode } from './run.mjs'

/** Payload's own command line, with a configuration that needs no environment. */
const COMMANDS = {
  generate: [['generate:types'], ['generate:importmap']],
  migration: [['migrate:create', process.argv[3] ?? 'change', '--skip-empty']],
}

const commands = COMMANDS[process.argv[2]]
if (!commands) {
  console.error('Usage: node scripts/payload.mjs generate | migration <name>')
  process.exit(1)
}
const dataDir = mkdtempSync(path.join(tmpdir(), 'shala-payload-'))
try {
  for (const args of commands) {
    const { code } = await runNode([bin('payload/bin.js'), ...args], {
      env: {
        ...PRODUCTION_MODULES,
        NODE_ENV: 'development',
        PAYLOAD_CONFIG_PATH: 'cms/payload.config.ts',
        DATA_DIR: dataDir,
        DATABASE_URI: '',
        LOG_LEVEL: 'warn',
      },
    })
    if (code !== 0) process.exitCode = code
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

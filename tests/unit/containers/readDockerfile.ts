import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './readCompose.ts'

type Copy = { from: string | null; sources: string[] }

export type Stage = {
  name: string
  base: string
  copies: Copy[]
  user: string | null
  exposed: number[]
  env: Record<string, string>
  cmd: string[]
}

const words = (text: string): string[] => text.trim().split(/\s+/)

function readCopy(rest: string): Copy {
  const all = words(rest)
  const from = all.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? null
  return { from, sources: all.filter((word) => !word.startsWith('--')).slice(0, -1) }
}

/** The stages of the Dockerfile in order. Every instruction must be on one line. */
export function readDockerfile(): Stage[] {
  const stages: Stage[] = []
  const lines = readFileSync(path.join(root, 'Dockerfile'), 'utf8').split('\n')
  for (const line of lines.filter((text) => text !== '' && !text.startsWith('#'))) {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    const stage = stages.at(-1)
    if (instruction === 'FROM') {
      const [base = '', , name = ''] = words(rest)
      stages.push({ name, base, copies: [], user: null, exposed: [], env: {}, cmd: [] })
    } else if (!stage) throw new Error(`before the first FROM: ${line}`)
    else if (instruction === 'COPY') stage.copies.push(readCopy(rest))
    else if (instruction === 'USER') stage.user = rest
    else if (instruction === 'EXPOSE') stage.exposed.push(...words(rest).map(Number))
    else if (instruction === 'CMD') stage.cmd = JSON.parse(rest) as string[]
    else if (instruction === 'ENV')
      for (const pair of words(rest)) stage.env[pair.split('=', 1)[0] as string] = pair.replace(/^[^=]*=/, '')
    else if (!['RUN', 'WORKDIR'].includes(instruction)) throw new Error(`not understood: ${line}`)
  }
  return stages
}

export function stageOf(name: string): Stage {
  const stage = readDockerfile().find((candidate) => candidate.name === name)
  if (!stage) throw new Error(`the Dockerfile has no stage ${name}`)
  return stage
}

/** A stage and its base stages, itself first. */
export function withBases(name: string): Stage[] {
  const all = readDockerfile()
  const chain: Stage[] = []
  for (let at: string | undefined = name; at; ) {
    const stage = all.find((candidate) => candidate.name === at)
    if (!stage) break
    chain.push(stage)
    at = stage.base
  }
  return chain
}

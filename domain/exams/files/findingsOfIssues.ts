import type { core } from 'zod'
import { FINDINGS, type Finding, type FindingCode, type Place } from './Finding.ts'

type Issue = core.$ZodIssue
type Path = readonly PropertyKey[]

/** `questions[3].options[1].text.en` */
export const pathText = (path: Path): string =>
  path
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${String(step)}`))
    .join('')

/** What schemas have found, each at its own path below `base`. Schemas should report their input. */
export const findingsOfIssues = (issues: readonly Issue[], line: number | null, base: Path = []): Finding[] =>
  issues.flatMap((issue) => findingsOf(issue, (path) => ({ line, path: pathText([...base, ...path]) })))

function findingsOf(issue: Issue, at: (path: Path) => Place): Finding[] {
  const one = (code: FindingCode, detail = ''): Finding[] => [{ at: at(issue.path), code, detail }]
  if (issue.input === undefined && issue.code !== 'custom' && issue.code !== 'unrecognized_keys')
    return one('missing')
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ at: at([...issue.path, key]), code: 'unknownField', detail: key }))
    case 'invalid_type':
      return one('wrongType', issue.expected)
    case 'invalid_value':
      return one('unknownValue', shown(issue.input))
    case 'invalid_union':
      return issue.discriminator === undefined
        ? ofCode(issue.message, '', one)
        : [unknownType(issue, at(issue.path))]
    case 'too_big':
      return one('limit', `at most ${issue.maximum}`)
    case 'too_small':
      return one('limit', `at least ${issue.minimum}`)
    case 'invalid_key':
    case 'invalid_format':
      return one('id', shown(issue.input))
    case 'custom':
      return ofCode(issue.message, String(issue.params?.detail ?? ''), one)
    default:
      return one('wrongType', issue.message)
  }
}

function unknownType(issue: Issue & { discriminator?: string }, at: Place): Finding {
  const input = issue.input
  const type =
    input !== null && typeof input === 'object' ? Reflect.get(input, issue.discriminator ?? '') : undefined
  return type === undefined
    ? { at, code: 'missing', detail: '' }
    : { at, code: 'unknownValue', detail: shown(type) }
}

const ofCode = (
  message: string,
  detail: string,
  one: (code: FindingCode, detail: string) => Finding[],
): Finding[] =>
  Object.hasOwn(FINDINGS, message) ? one(message as FindingCode, detail) : one('wrongType', message)

const shown = (input: unknown): string =>
  (typeof input === 'string' ? input : (JSON.stringify(input) ?? '')).slice(0, 80)

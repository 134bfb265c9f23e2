import type { SanitizedConfig } from 'payload'
import { parse } from 'qs-esm'
import { localeOf } from '#access/projectOf.ts'
import { answerBody } from '#domain/calls/answerBody.ts'
import { choiceFaults, numberFaults, sortFaults, whereFaults } from '#domain/input/queryRule.ts'
import { literalText, textOf } from '#domain/text/textOf.ts'
import type { Api } from '../server/api/rest.ts'
import { kindOfPath } from './kindsOfFields.ts'

/** The options with which Payload parses a query string. */
const PAYLOAD_PARSE_OPTIONS = {
  allowEmptyArrays: true,
  arrayLimit: 1000,
  depth: 10,
  ignoreQueryPrefix: true,
} as const

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a parameter that Payload also accepts as JSON, or undefined when it is not valid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Errors in the query string of a REST request to a collection, by parameter; empty when it is valid. */
export function queryErrors(
  config: SanitizedConfig,
  slug: string,
  pathname: string,
  search: string,
): Record<string, string> {
  const query = parse(search, PAYLOAD_PARSE_OPTIONS) as Record<string, unknown>
  const isVersions = pathname.split('/')[3] === 'versions'
  const kindOf = (path: string) => kindOfPath(config, slug, path, isVersions)
  const where = typeof query.where === 'string' && query.where !== '' ? parseJson(query.where) : query.where
  const hasWhere = query.where !== undefined && query.where !== ''
  const hasData = typeof query.data === 'string' && query.data !== ''
  return {
    ...numberFaults(query),
    ...(hasWhere ? whereFaults(where, { kindOf }) : {}),
    ...sortFaults(query.sort, { kindOf }),
    ...choiceFaults('select', query.select),
    ...choiceFaults('populate', query.populate),
    ...(hasData && !isRecord(parseJson(query.data as string)) ? { data: 'must be JSON' } : {}),
    ...(query.joins === undefined || isRecord(query.joins) ? {} : { joins: 'must be named' }),
    ...(pathname.split('/')[3] === 'file' && 'prefix' in query ? { prefix: 'is not known' } : {}),
  }
}

/**
 * Wraps the API so that a query with an invalid number, date, operator or field, or a condition beyond the limits, is answered
 * with 400 and `fields` before it reaches Payload's REST.
 */
export function checkQueries(config: SanitizedConfig, api: Api): Api {
  const slugs = new Set<string>(config.collections.map(({ slug }) => slug))
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const slug = pathname.split('/')[2] ?? ''
    if (search === '' || !slugs.has(slug)) return api(request)
    const fields = queryErrors(config, slug, pathname, search)
    if (Object.keys(fields).length === 0) return api(request)
    const texts = Object.entries(fields).map(([name, fault]) => [name, literalText(fault)])
    const body = answerBody(localeOf(request), {
      apiSuccess: false,
      message: textOf('invalid'),
      code: 'invalid',
      fields: Object.fromEntries(texts),
    })
    return Response.json({ ...body, errors: [{ message: body.message }] }, { status: 400 })
  }
}

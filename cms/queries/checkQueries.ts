import type { SanitizedConfig } from 'payload'
import { parse } from 'qs-esm'
import { localeOf } from '#access/projectOf.ts'
import { answerBody } from '#domain/calls/answerBody.ts'
import { choiceFaults, numberFaults, sortFaults, whereFaults } from '#domain/input/queryRule.ts'
import { asWritten, textOf } from '#domain/text/textOf.ts'
import type { Api } from '../server/api/rest.ts'
import { kindOfPath } from './kindsOfFields.ts'

/** As Payload reads an address. */
const PAYLOADS_WAY = { allowEmptyArrays: true, arrayLimit: 1000, depth: 10, ignoreQueryPrefix: true } as const

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A parameter that Payload also takes as JSON: what it says, or undefined when it is not JSON. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What is wrong with the query of an address below a collection, by name; empty when nothing is. */
export function queryFaults(
  config: SanitizedConfig,
  slug: string,
  pathname: string,
  search: string,
): Record<string, string> {
  const query = parse(search, PAYLOADS_WAY) as Record<string, unknown>
  const isVersions = pathname.split('/')[3] === 'versions'
  const kindOf = (path: string) => kindOfPath(config, slug, path, isVersions)
  const where = typeof query.where === 'string' && query.where !== '' ? fromJson(query.where) : query.where
  const isAsked = query.where !== undefined && query.where !== ''
  const isData = typeof query.data === 'string' && query.data !== ''
  return {
    ...numberFaults(query),
    ...(isAsked ? whereFaults(where, { kindOf }) : {}),
    ...sortFaults(query.sort, { kindOf }),
    ...choiceFaults('select', query.select),
    ...choiceFaults('populate', query.populate),
    ...(isData && !isRecord(fromJson(query.data as string)) ? { data: 'must be JSON' } : {}),
    ...(query.joins === undefined || isRecord(query.joins) ? {} : { joins: 'must be named' }),
    ...(pathname.split('/')[3] === 'file' && 'prefix' in query ? { prefix: 'is not known' } : {}),
  }
}

/**
 * The same Api, which Payload's REST never asks what it can't answer: a wrong number, date, operator or name in an address
 * is 400 with `fields`, and questions have a limit.
 */
export function checkQueries(config: SanitizedConfig, api: Api): Api {
  const slugs = new Set<string>(config.collections.map(({ slug }) => slug))
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const slug = pathname.split('/')[2] ?? ''
    if (search === '' || !slugs.has(slug)) return api(request)
    const fields = queryFaults(config, slug, pathname, search)
    if (Object.keys(fields).length === 0) return api(request)
    const wrong = Object.entries(fields).map(([name, fault]) => [name, asWritten(fault)])
    const body = answerBody(localeOf(request), {
      ...{ apiSuccess: false, message: textOf('invalid'), code: 'invalid' },
      fields: Object.fromEntries(wrong),
    })
    return Response.json({ ...body, errors: [{ message: body.message }] }, { status: 400 })
  }
}

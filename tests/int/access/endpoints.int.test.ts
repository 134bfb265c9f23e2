import type { BasePayload, CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { CALLS } from '#cms/endpoints/all.ts'
import { missingRight } from '#cms/endpoints/defineCall.ts'
import { CALL_DOCS } from '#cms/endpoints/docs/callDocs.ts'
import { startPayload } from '#cms/payload.ts'
import { renderText } from '#domain/text/renderText.ts'
import { createProject } from '#tests/support/createProject.ts'
import { IS_FULL, isSampled, isSampledOf } from '#tests/support/sample.ts'
import { callApi } from './callApi.ts'
import { OPERATIONS, routesOf } from './operations.ts'
import { OTHER_ROUTES, type Setup } from './otherRoutes.ts'
import { makeSamples } from './samples.ts'
import { everybody, oneModuleEach, type Visitor, viewerFor } from './visitors.ts'

let payload: BasePayload
let home: RequestProject
let setup: Setup
let all: Visitor[]
let each: { module: { id: string }; visitor: Visitor }[]
let calls = 0

/** Sample sizes for people with one module and calls that need another module; calls that need their own module are always tested. */
const ONE_MODULE = { few: 8, full: 4 }

/** Collections with this setting of the import-export plugin. */
const withTransfers = (setting: 'exportDisableJobsQueue' | 'importDisableJobsQueue'): string[] =>
  payload.config.collections
    .filter(({ custom }) => custom?.['plugin-import-export']?.[setting] !== undefined)
    .map(({ slug }) => slug)

beforeAll(async () => {
  payload = await startPayload()
  home = await createProject(payload)
  const samples = await makeSamples(payload, home)
  const lecture = await payload.db.create({
    collection: 'lectures',
    data: {
      title: 'Notes',
      slug: 'notes',
      chapter: 'One',
      rank: 0,
      kind: 'pdf',
      isFree: false,
      class: samples.get('classes')?.id,
      pdf: samples.get('private-files')?.id,
      project: home.id,
    },
  })
  setup = {
    samples,
    lecture: String(lecture.id),
    exported: withTransfers('exportDisableJobsQueue'),
    imported: withTransfers('importDisableJobsQueue'),
  }
  all = await everybody(payload, home, await createProject(payload))
  each = await oneModuleEach(payload, home)
})

type RefusalBody = { code?: string; message?: string }

async function answerOf(response: Response): Promise<RefusalBody> {
  if (response.headers.get('content-type')?.startsWith('application/json'))
    return (await response.json()) as RefusalBody
  await response.body?.cancel()
  return {}
}

/** Makes a JSON call as a visitor; returns the responses that contradict its `needs`. */
async function faultsOfCall(
  visitor: Visitor,
  { method, path, needs }: (typeof CALLS)[number],
): Promise<string[]> {
  const body = method === 'post' ? {} : undefined
  const response = await callApi(home, { method, path, body, headers: await visitor.signIn() })
  const { status } = response
  const { message = '' } = await answerOf(response)
  calls++
  const where = `${visitor.name} · ${method} ${path} (${status}, ${message})`
  if (status >= 500) return [`${where}: a fault`]
  const viewer = viewerFor(visitor, method, home)
  const lack = needs ? missingRight(viewer, needs) : null
  if (lack) {
    const expected = renderText('en', lack.message)
    return status === lack.httpStatus && message === expected ? [] : [`${where}: ${expected}`]
  }
  if (needs) {
    const isLet = status !== 401 && !message.startsWith('You need the permission')
    return isLet ? [] : [`${where}: should be let in`]
  }
  if (!viewer && CALL_DOCS[path]?.by === 'person' && ![400, 401].includes(status))
    return [`${where}: is for people who are signed in`]
  return []
}

async function faultsOfRoute(visitor: Visitor, route: string): Promise<string[]> {
  const [method = ''] = route.split(' ')
  const faults: string[] = []
  for (const { path, body, due } of OTHER_ROUTES[route]?.(setup) ?? []) {
    const headers = await visitor.signIn()
    const response = await callApi(home, { method, path, body: await body?.(), headers })
    const { status } = response
    const { code } = await answerOf(response)
    calls++
    const wanted = due({ visitor, viewer: viewerFor(visitor, method, home) })
    // Lists of personal data need a fresh code, others do not.
    const isAsked = wanted.status === 200 && wanted.code !== undefined && code === wanted.code
    const isRight =
      status === wanted.status && (wanted.status === 200 || !wanted.code || code === wanted.code)
    if (!isRight && !isAsked)
      faults.push(
        `${visitor.name} · ${route} ${path} (${status} ${code}): should be ${JSON.stringify(wanted)}`,
      )
  }
  return faults
}

describe('every endpoint', () => {
  it('is one of our calls, a collection route, or listed in otherRoutes.ts', () => {
    const ours = new Set(CALLS.map(({ method, path }) => `${method} ${path}`))
    const isAsked = (route: string) => ours.has(route) || route in OTHER_ROUTES
    const unasked = [
      ...payload.config.endpoints
        .map(({ method, path }) => `${method} ${path}`)
        .filter((route) => !isAsked(route)),
      ...payload.config.collections.flatMap((collection) =>
        routesOf(payload.collections[collection.slug as CollectionSlug].config)
          .filter((route) => !(route in OPERATIONS) && !isAsked(route.replace(' ', ` /${collection.slug}`)))
          .map((route) => `${collection.slug} ${route}`),
      ),
    ]
    expect(unasked).toEqual([])
  })

  it('that is one of our calls allows and refuses every kind of visitor as its `needs` declare', async () => {
    const faults: string[] = []
    for (const [index, visitor] of all.entries())
      for (const [place, call] of CALLS.entries())
        if (isSampled(8, index, place)) faults.push(...(await faultsOfCall(visitor, call)))
    expect(faults).toEqual([])
  })

  it('that needs a module allows and refuses people with one module as the module registry says', async () => {
    const ofModules = CALLS.filter(({ needs }) => typeof needs === 'object')
    expect(ofModules.length).toBeGreaterThan(15)
    const faults: string[] = []
    for (const [index, { module, visitor }] of each.entries())
      for (const [place, call] of ofModules.entries()) {
        const isTheirs = typeof call.needs === 'object' && [call.needs.module].flat().includes(module.id)
        if (IS_FULL && isTheirs) faults.push(...(await faultsOfCall(visitor, call)))
        else if (isSampledOf(ONE_MODULE, index, place)) faults.push(...(await faultsOfCall(visitor, call)))
      }
    expect(faults).toEqual([])
  })

  it('that is a file, a stream or a page allows and refuses every kind of visitor as the module registry says', async () => {
    const faults: string[] = []
    for (const [place, route] of Object.keys(OTHER_ROUTES).entries()) {
      for (const [index, visitor] of all.entries())
        if (isSampled(8, index, place)) faults.push(...(await faultsOfRoute(visitor, route)))
      for (const [index, { visitor }] of each.entries())
        if (isSampledOf(ONE_MODULE, index, place)) faults.push(...(await faultsOfRoute(visitor, route)))
    }
    expect(faults).toEqual([])
    expect(calls).toBeGreaterThan(IS_FULL ? 9000 : 1100)
  })
})

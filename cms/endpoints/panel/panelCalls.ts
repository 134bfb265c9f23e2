import { parseCookies } from 'payload'
import { z } from 'zod'
import { staffCookie } from '#access/session/cookieNames.ts'
import type { Viewer } from '#access/viewer.ts'
import {
  CountsResponseSchema,
  SearchQuerySchema,
  SearchResponseSchema,
  SelectProjectBodySchema,
  SelectProjectResponseSchema,
} from '#domain/calls/panel.ts'
import { serverKey } from '../../config/serverKey.ts'
import { countPendingByModule, pendingWorkOf } from '../../operations/panel/pendingWork.ts'
import { searchPanel } from '../../operations/panel/search.ts'
import { selectedProjectOf } from '../../operations/panel/selectedProject.ts'
import { SELECTED_PROJECT_COOKIE, signSelectedProject } from '../../operations/panel/selectedProjectCookie.ts'
import { expiredCookie, httpOnlyCookie } from '../auth/cookies.ts'
import { defineCall } from '../defineCall.ts'
import { forbidden, notFound } from '../refusals.ts'

const MONTH_MS = 30 * 86_400_000

export const panelSearch = defineCall({
  path: '/panel/search',
  isForPlatform: true,
  method: 'get',
  needs: 'staff',
  summary: 'Find orders, people, content and pages of the panel',
  body: SearchQuerySchema,
  answer: SearchResponseSchema,
  handle: async ({ req, viewer, body }) => ({
    apiSuccess: true as const,
    hits: await searchPanel(req, viewer as Viewer, body.q),
  }),
})

export const selectProjectCall = defineCall({
  path: '/panel/scope',
  isForPlatform: true,
  needs: 'owner',
  audit: 'reads',
  summary: 'Select the project that the panel of an owner shows, or all',
  body: SelectProjectBodySchema,
  answer: SelectProjectResponseSchema,
  handle: async ({ req, project, viewer, body, now, setCookie }) => {
    if (body.project === null) {
      setCookie(expiredCookie(SELECTED_PROJECT_COOKIE))
      return { apiSuccess: true as const }
    }
    const session = parseCookies(req.headers).get(staffCookie(project.slug))
    if (!session) return forbidden()
    const { choices } = await selectedProjectOf(req, viewer as Viewer)
    const chosen = choices.find(({ slug }) => slug === body.project)
    if (!chosen) return notFound()
    const value = signSelectedProject(serverKey(SELECTED_PROJECT_COOKIE), chosen.slug, session)
    setCookie(httpOnlyCookie(SELECTED_PROJECT_COOKIE, value, new Date(now.getTime() + MONTH_MS)))
    return { apiSuccess: true as const }
  },
})

export const panelCounts = defineCall({
  path: '/panel/counts',
  isForPlatform: true,
  method: 'get',
  needs: 'staff',
  summary: 'Number of pending items in each module of the panel',
  body: z.object({}),
  answer: CountsResponseSchema,
  handle: async ({ req, viewer, now }) => {
    const person = viewer as Viewer
    const { projects } = await selectedProjectOf(req, person)
    const ids = projects.map(({ id }) => id)
    const counts = await countPendingByModule(req.payload, pendingWorkOf(person), ids, now.getTime())
    return { apiSuccess: true as const, counts }
  },
})

import type { RequestHandler } from 'express'
import { parseCookies } from 'payload'
import { PLATFORM } from '#access/projectOf.ts'
import { SCOPE_HEADER } from '#access/scope.ts'
import { staffCookie } from '#access/session/cookieNames.ts'
import { serverKey } from '../../config/serverKey.ts'
import { readSelectedProject, SELECTED_PROJECT_COOKIE } from '../../operations/panel/selectedProjectCookie.ts'
import { setHeader } from '../http/dropHeaders.ts'
import { contextOf } from '../http/requestContext.ts'
import type { ProjectDirectory } from './projectDirectory.ts'

/**
 * Forwards the project that an owner selected in the panel as an internal header. The cookie has to be signed for the staff session
 * of the request. Whether the user is an owner is checked in access/compose.ts, where the selection can only narrow access.
 */
export function forwardScope(projects: ProjectDirectory): RequestHandler {
  return async (req, _res, next) => {
    if (!req.headers.cookie?.includes(SELECTED_PROJECT_COOKIE)) return next()
    const cookies = parseCookies(new Headers({ cookie: req.headers.cookie }))
    const session = cookies.get(staffCookie((contextOf(req).project ?? PLATFORM).slug))
    const slug =
      session &&
      readSelectedProject(
        serverKey(SELECTED_PROJECT_COOKIE),
        cookies.get(SELECTED_PROJECT_COOKIE) ?? '',
        session,
      )
    const project = slug ? await projects.bySlug(slug) : null
    if (project) setHeader(req, SCOPE_HEADER, project.id)
    next()
  }
}

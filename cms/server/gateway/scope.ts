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
 * Passes on which project an owner chose in the panel. The cookie counts when we signed it for the very staff session it
 * comes with and the project exists; who is an owner is judged behind (access/compose.ts), where it can only narrow.
 */
export function passScope(projects: ProjectDirectory): RequestHandler {
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

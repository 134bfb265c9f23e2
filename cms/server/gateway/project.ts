import type { RequestHandler } from 'express'
import { PROJECT_HEADER } from '#access/projectOf.ts'
import { setHeader } from '../http/dropHeaders.ts'
import { HttpError } from '../http/httpError.ts'
import { contextOf } from '../http/requestContext.ts'
import { isApiPath, isBuildFile } from '../http/requestTarget.ts'
import { normaliseHost, type ProjectDirectory, type ProjectRecord } from './projectDirectory.ts'

type Options = { projects: ProjectDirectory; defaultProject?: string; publicUrl: URL }

const UNKNOWN =
  'No project lives at this address. Please check the spelling of the name at the start of the address, or behind /_projects/ in it.'
const SUSPENDED = 'This project is not available at the moment.'

const isPlatformPath = (path: string): boolean => /^\/(admin|cms-static|dev)(\/|$)/.test(path)
const isOwnersCall = (path: string): boolean => path.startsWith('/api/super-admin/')
const isAdminPath = (path: string): boolean => /^\/admin(\/|$)/.test(path)

/** URL of a project's admin: on its first own host, else on the public one (docs/architecture.md, "Addresses"). */
export function adminUrl(project: ProjectRecord, publicUrl: URL, pathAndQuery: string): string {
  const url = new URL(pathAndQuery, publicUrl)
  if (project.hosts[0]) url.hostname = project.hosts[0]
  return url.href
}

/** Whether a host is a subdomain of the public host, as projects have. Such a host never falls back to the default project. */
const isNameOfProject = (host: string, publicUrl: URL): boolean => {
  const name = normaliseHost(host)
  return name.endsWith(`.${publicUrl.hostname}`) && name !== `www.${publicUrl.hostname}`
}

/**
 * Resolves the project of a request: path prefix, else host, else the default project. Sets the internal header that `projectOf`
 * reads, and strips the prefix from API paths. 404 for unknown and suspended projects.
 */
export function resolveProject({ projects, defaultProject, publicUrl }: Options): RequestHandler {
  return async (req, res, next) => {
    const context = contextOf(req)
    const { prefixSlug, path, search } = context
    if (path.startsWith('/internal/') || isBuildFile(context.fullPath)) return next()
    const project =
      prefixSlug === null
        ? ((await projects.byHost(req.host)) ??
          (defaultProject && !isNameOfProject(req.host, publicUrl)
            ? await projects.bySlug(defaultProject)
            : null))
        : await projects.bySlug(prefixSlug)

    // Calls of owners stay reachable on a suspended project, to resume or export it; they check the rights themselves.
    const isOpen = project?.status === 'active' || (project && isOwnersCall(path))
    if (!project || !isOpen) {
      // Platform owners need the admin without a project, to create the first one or to resume one. /dev is 404 outside
      // development and demo anyway.
      const isPlatform = prefixSlug === null && normaliseHost(req.host) === publicUrl.hostname
      if (isPlatform && (isApiPath(path) || isPlatformPath(path))) return next()
      throw new HttpError(404, project ? SUSPENDED : UNKNOWN, { hasWayOn: false })
    }
    if (prefixSlug !== null && isAdminPath(path)) {
      res.redirect(307, adminUrl(project, publicUrl, `${path}${search}`))
      return
    }
    context.project = project
    const { locale } = context
    setHeader(req, PROJECT_HEADER, `${project.id} ${project.slug}${locale === 'en' ? '' : ` ${locale}`}`)
    if (isApiPath(path)) req.url = `${path}${search}`
    next()
  }
}

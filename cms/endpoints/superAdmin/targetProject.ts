import { textOf } from '#domain/text/textOf.ts'
import type { Project } from '#payload-types'
import { findProjectBySlug } from '../../operations/projects/projectViews.ts'
import type { CallContext } from '../defineCall.ts'
import { refuse } from '../responses.ts'

/** The project in the body, else the project of the request. */
export const targetProject = ({
  req,
  project,
  body,
}: Pick<CallContext<{ project?: string }>, 'req' | 'project' | 'body'>): Promise<Project | null> =>
  findProjectBySlug(req.payload, body.project ?? project.slug)

export const noSuchProject = () => refuse(textOf('noSuchProject'), 'notFound', { httpStatus: 404 })

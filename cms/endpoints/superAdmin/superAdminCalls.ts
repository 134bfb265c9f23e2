import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'
import { exportEndpoint } from './export.ts'
import { createproject, projects } from './projects.ts'
import { domains, resume, suspend } from './status.ts'

export const SUPER_ADMIN_CALLS: Call[] = [projects, createproject, suspend, resume, domains]

/** Endpoints that do not answer JSON. */
export const SUPER_ADMIN_ENDPOINTS: Endpoint[] = [exportEndpoint]

import { projectBase } from '#domain/links/projectPath.ts'
import type { Severity } from '#domain/logs/severities.ts'
import { send } from '../post.ts'

const TIMEOUT_MS = 2000
/** Next caches the answer for this long, so that many failing pages send one report. */
const ONCE_IN_S = 60

type FailedRead = { project: string; collection: string; severity: Severity; err: unknown }

/** Reports to the project's error log that the storefront's server could not read (spec 8). Never throws. */
export async function reportRead({ project, collection, severity, err }: FailedRead): Promise<void> {
  const reason = err instanceof Error ? err.message : String(err)
  await send(
    `${process.env.CMS_URL}${projectBase(project)}`,
    'logs/error',
    {
      message: `${collection} could not be read: ${reason}`.slice(0, 500),
      functionName: `getList ${collection}`,
      severity,
      panel: 'server',
      platform: 'storefront server',
    },
    { signal: AbortSignal.timeout(TIMEOUT_MS), next: { revalidate: ONCE_IN_S } },
  )
}

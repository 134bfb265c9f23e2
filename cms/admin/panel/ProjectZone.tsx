import type { BasePayload } from 'payload'
import type { ReactNode } from 'react'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { viewerOfPage } from './viewerOfPage.ts'
import { ZoneProvider } from './ZoneProvider.tsx'

type Props = { payload: BasePayload; children?: ReactNode }

/** Wraps the panel: its times are in the time zone of the project that the person works in. */
export async function ProjectZone({ payload, children }: Props) {
  const page = await viewerOfPage({ payload })
  const timeZone = await projectZone(payload, page && projectIdOf(page.req))
  return <ZoneProvider timeZone={timeZone}>{children}</ZoneProvider>
}

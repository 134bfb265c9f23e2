import type { BasePayload } from 'payload'
import { documentCache } from '#database/documentCache.ts'
import type { GrievanceOfficer } from '#domain/calls/tickets.ts'
import {
  DEFAULT_BUSINESS_HOURS,
  DEFAULT_TARGETS,
  type ServiceRules,
  type Targets,
} from '#domain/tickets/targets.ts'
import type { SupportSetting } from '#payload-types'
import { projectZone } from '../content/projectZone.ts'

async function settingsOf(payload: BasePayload, project: string): Promise<SupportSetting | undefined> {
  const where = { project: { equals: project } }
  const [settings] = await documentCache({ payload, collection: 'support-settings', where, limit: 1 })
  return settings
}

/** Business hours, targets and time zone of a project's support desk, with defaults. */
export async function serviceRules(payload: BasePayload, project: string): Promise<ServiceRules> {
  const [settings, zone] = await Promise.all([settingsOf(payload, project), projectZone(payload, project)])
  const { hours, targets } = settings ?? {}
  return {
    zone,
    hours: hours
      ? {
          weekdays: hours.weekdays.map(Number),
          opensAt: hours.opensAt,
          closesAt: hours.closesAt,
          holidays: (hours.holidays ?? []).map(({ day }) => day),
        }
      : DEFAULT_BUSINESS_HOURS,
    targets: (targets as Targets | undefined) ?? DEFAULT_TARGETS,
  }
}

/** The project's grievance officer; null for none. */
export async function grievanceOfficer(
  payload: BasePayload,
  project: string,
): Promise<GrievanceOfficer | null> {
  const { name, email, phone } = (await settingsOf(payload, project))?.officer ?? {}
  return name ? { name, email: email || null, phone: phone || null } : null
}

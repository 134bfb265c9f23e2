import type { Endpoint } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import { localisedUrl } from '#domain/links/localisedUrl.ts'
import { type CalendarEvent, calendarFile } from '#domain/live/calendarFile.ts'
import { localeOrEnglish } from '#domain/text/locales.ts'
import { readCalendarToken } from '../../operations/live/calendarToken.ts'
import { liveViews } from '../../operations/live/liveView.ts'
import { timetableOf } from '../../operations/live/timetable.ts'
import { projectAddress } from '../../operations/projects/projectAddress.ts'
import { notFound } from '../refusals.ts'
import { respond } from '../responses.ts'

/** The live classes of a person as a calendar file; the token names the person, since calendars have no session. */
export const calendar: Endpoint = {
  path: '/learn/calendar/:token',
  method: 'get',
  handler: async (req) => {
    const project = projectOf(req)
    const { payload } = req
    const id = project && readCalendarToken(project.id, String(req.routeParams?.token))
    const person =
      id &&
      (await readRow({
        payload,
        collection: 'users',
        where: { and: [{ id: { equals: id } }, { project: { equals: project.id } }] },
      }))
    if (!project || !person || person.isBlocked || person.deletedAt) return respond(req, notFound())
    const now = new Date()
    const rows = await timetableOf(payload, id, now)
    const locale = localeOrEnglish(person.language)
    const [views, { address }] = await Promise.all([
      liveViews(payload, rows, locale, now),
      projectAddress(payload, project),
    ])
    const events = views.flatMap((view): CalendarEvent[] => {
      const row = rows.find((one) => String(one.id) === view.id)
      if (!row) return []
      return [
        {
          uid: `${view.id}@${project.slug}.live`,
          sequence: row.sequence,
          title: view.title,
          description: view.classTitle,
          url: localisedUrl(locale, address, view.href),
          startsAt: view.startsAt,
          minutes: view.minutes,
          updatedAt: Date.parse(row.updatedAt),
          isCancelled: view.state === 'cancelled',
        },
      ]
    })
    return new Response(calendarFile(project.slug, events), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="timetable.ics"',
        'cache-control': 'private, no-store',
      },
    })
  },
}

import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarFile } from '#domain/live/calendarFile.ts'
import { liveClassNotification } from '#domain/notifications/liveNotification.ts'
import { renderText } from '#domain/text/renderText.ts'

const event: CalendarEvent = {
  uid: 'a1@demo.live',
  sequence: 2,
  title: 'Rotation; part 2, torque',
  description: 'Mechanics\nBatch A',
  url: 'https://demo.example/learn/mechanics/live',
  startsAt: Date.UTC(2026, 10, 27, 12, 30),
  minutes: 90,
  updatedAt: Date.UTC(2026, 10, 26, 6),
  isCancelled: false,
}
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar file', () => {
  it('has each class with its time in UTC, its sequence and escaped texts', () => {
    const lines = linesOf(calendarFile('demo', [event]))
    expect(lines.slice(0, 4)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Shala//Timetable//EN',
      'CALSCALE:GREGORIAN',
    ])
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:a1@demo.live',
        'SEQUENCE:2',
        'DTSTAMP:20261126T060000Z',
        'DTSTART:20261127T123000Z',
        'DTEND:20261127T140000Z',
        'SUMMARY:Rotation\\; part 2\\, torque',
        'DESCRIPTION:Mechanics\\nBatch A',
        'STATUS:CONFIRMED',
      ]),
    )
    expect(calendarFile('demo', [{ ...event, isCancelled: true }])).toContain('STATUS:CANCELLED')
  })

  it('folds lines at 75 bytes, never inside a Hindi letter', () => {
    const title = 'घूर्णन गति और बल-आघूर्ण: सवालों के साथ दूसरी कक्षा'.repeat(3)
    const file = calendarFile('demo', [{ ...event, title }])
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(linesOf(file)).toContain(`SUMMARY:${title}`)
  })
})

it('notifications of a live class are in the student’s language, with day and time', () => {
  const told = {
    title: 'Torque',
    hindiTitle: 'बल-आघूर्ण',
    startsAt: event.startsAt,
    reason: '',
    href: '/learn/mechanics/live',
  }
  const moved = liveClassNotification('moved', told)
  expect(renderText('en', moved.text)).toMatch(/^“Torque” begins on 27 Nov 2026, 6:00 pm\.$/)
  expect(renderText('hi', moved.text)).toContain('बल-आघूर्ण')
  const cancelled = liveClassNotification('cancelled', { ...told, reason: 'The teacher is ill.' })
  expect(renderText('en', cancelled.text)).toMatch(/does not take place\. The teacher is ill\.$/)
})

import { z } from 'zod'
import { moduleAccess } from '#access/moduleRules.ts'
import { nobodyField } from '#access/rules.ts'
import { DEFAULT_CHAT_RULES, MAX_BLOCKED_WORDS, MAX_SLOW_S } from '#domain/live/chat.ts'
import { ReplaySchema } from '#domain/live/replay.ts'
import { jsonField } from '../fields/jsonField.ts'
import { projectScoped } from '../projectScoped.ts'

/**
 * Chat rooms of live classes: one for a class (`key`, its id) with its rules and the muted and banned people. Written by
 * `learn/moderatelive` alone, under `rev`. Deleted with the live class; messages are kept for 90 days, and `replay` with the recording.
 */
export const LiveClassChatrooms = projectScoped({
  slug: 'live-class-chatrooms',
  custom: { isFlat: true },
  lockDocuments: false,
  labels: { singular: 'Chat room', plural: 'Chat rooms' },
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'slowS', 'isTeachersOnly', 'allowsLinks', 'updatedAt'],
  },
  access: moduleAccess('live-class-chatrooms'),
  fields: [
    { name: 'title', type: 'text', required: true, label: 'Live class' },
    {
      name: 'slowS',
      type: 'number',
      required: true,
      defaultValue: DEFAULT_CHAT_RULES.slowS,
      min: 0,
      max: MAX_SLOW_S,
      label: 'Seconds between two messages',
    },
    { name: 'isTeachersOnly', type: 'checkbox', defaultValue: false, label: 'Teachers only' },
    { name: 'allowsLinks', type: 'checkbox', defaultValue: false, label: 'Links allowed' },
    { name: 'words', type: 'textarea', maxLength: MAX_BLOCKED_WORDS, label: 'Words that are not allowed' },
    { name: 'session', type: 'relationship', relationTo: 'live-meet-sessions', required: true },
    { name: 'class', type: 'relationship', relationTo: 'classes', required: true, index: true },
    jsonField('muted', z.array(z.string())),
    jsonField('banned', z.array(z.string())),
    // Read by no API, as it is long; students get it with the live class of a lesson.
    jsonField('replay', ReplaySchema, {
      required: false,
      access: { create: nobodyField, read: nobodyField, update: nobodyField },
      admin: { hidden: true },
    }),
    { name: 'rev', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
  ],
})

/** How much of the page's foot each box fixed there covers; filled in at run time by useFootRoom. */
export const footRoom = { note: '--note-room', tray: '--tray-room' } as const

const roomOf = (name: keyof typeof footRoom) => `var(${footRoom[name]}, 0px)`

/** What the note on what is kept covers. */
export const NOTE_ROOM = roomOf('note')
/** What they cover while they lie above one another. */
export const STACKED_ROOM = `${roomOf('note')} + ${roomOf('tray')}`
/** What they cover where there is width for them beside each other. */
export const WIDE_ROOM = `max(${roomOf('note')}, ${roomOf('tray')})`

/** How much of the page's foot the box fixed there covers; filled in at run time by useFootRoom. */
export const footRoom = { tray: '--tray-room' } as const

/** What the tray of the comparison covers. */
export const TRAY_ROOM = `var(${footRoom.tray}, 0px)`

/** The height that a fixed box covers at the bottom of the page; set at run time by useFootRoom. */
export const footRoom = { tray: '--tray-room' } as const

/** The height that the comparison tray covers. */
export const TRAY_ROOM = `var(${footRoom.tray}, 0px)`

import type { KeyboardEvent } from 'react'

/** Handles a key for the list under the field; true when it was handled. */
export type ListKeys = (event: KeyboardEvent<HTMLInputElement>) => boolean

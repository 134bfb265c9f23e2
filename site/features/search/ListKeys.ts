import type { KeyboardEvent } from 'react'

/** What the list under the field does with a key; true when it is done with it. */
export type ListKeys = (event: KeyboardEvent<HTMLInputElement>) => boolean

/** Hides Payload's Save button in forms with their own buttons. */
export const HiddenButton = () => null

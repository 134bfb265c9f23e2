/** Hides a field whose value is shown in the header. */
export const HiddenField = () => null

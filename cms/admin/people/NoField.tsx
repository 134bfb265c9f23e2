/** Stands where a form would show a field that has its own place in the header. */
export const NoField = () => null

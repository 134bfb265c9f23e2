/** In the place of Payload's Save where a form has buttons of its own further down. */
export const NoButton = () => null

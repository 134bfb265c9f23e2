/** Maximum length of a query in characters. */
export const QUERY_LENGTH = 80

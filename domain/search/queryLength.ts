/** What a query may be long, in characters. */
export const QUERY_LENGTH = 80

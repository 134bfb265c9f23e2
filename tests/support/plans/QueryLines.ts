/**
 * Queries by collection, each a line `reader: equal fields [range fields] [sort fields]`. The reader is one call or operation with this query;
 * there may be others. `!` marks an equal field whose queried value only unfinished rows have, so that it selects few rows.
 */
export type QueryLines = Record<string, readonly string[]>

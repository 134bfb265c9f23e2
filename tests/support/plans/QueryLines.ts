/**
 * By collection: `who: fields that are equal [range fields] [sort fields]`. Who is a call or an operation that reads so; several may. With a `!`
 * the value that is asked for is only of what still has to be done, which stays few.
 */
export type QueryLines = Record<string, readonly string[]>

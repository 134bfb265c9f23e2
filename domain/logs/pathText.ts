/** Ids in URLs: UUIDs, and ObjectIds of MongoDB. */
const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24}/gi

/** The path of an error as people read it: which page it was, without ids of records. */
export const pathText = (path: string): string => path.replace(ID, '…')

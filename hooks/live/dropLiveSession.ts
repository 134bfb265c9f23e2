import type { CollectionBeforeDeleteHook } from 'payload'

/** Before a live class is deleted: deletes its attendances, its chat room and the chat entries. */
export const dropLiveSession: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const [session, room] = [{ session: { equals: id } }, { room: { equals: String(id) } }]
  await req.payload.db.deleteMany({ collection: 'live-attendances', where: session, req })
  await req.payload.db.deleteMany({ collection: 'live-chat-entries', where: room, req })
  await req.payload.db.deleteMany({ collection: 'live-class-chatrooms', where: session, req })
}

type Turn = { epoch: number; sequence: number; isVisit?: boolean | undefined }

/**
 * What becomes of a save. `saved`. `known`: it, or a later one of the same device, is there already, so sending
 * it again is acknowledged. `older`: a newer device has changed this question since; it is not taken.
 * `stranger`: no takeover has given out this epoch yet.
 */
export type SaveVerdict = 'saved' | 'known' | 'older' | 'stranger'

/**
 * The last sequence of the newest device wins, in whatever order saves arrive: an older device's unsent saves
 * count for questions that the newer one left untouched, and for no other. To pass by a question is not to touch it.
 * @param kept the save that the question has; null for none
 * @param epoch of the attempt now
 */
export function judgeSave(save: Turn, kept: Turn | null, epoch: number): SaveVerdict {
  if (save.epoch > epoch) return 'stranger'
  if (kept === null) return 'saved'
  if (Boolean(save.isVisit) !== Boolean(kept.isVisit)) return kept.isVisit ? 'saved' : 'known'
  if (save.epoch > kept.epoch) return 'saved'
  if (save.epoch < kept.epoch) return 'older'
  return save.sequence > kept.sequence ? 'saved' : 'known'
}

import Hls from 'hls.js'
import { type AttachStream, playStream } from './streamPlayer.ts'

/** Captions are files of the lesson, which those within a stream would take out of the element. */
const WITHOUT_CAPTIONS = {
  timelineController: undefined,
  subtitleTrackController: undefined,
  subtitleStreamController: undefined,
}

/** Plays a stream of another server, which may have its sound apart: the light build plays none of that. */
export const attachStream: AttachStream = (...of) => playStream(Hls, WITHOUT_CAPTIONS, ...of)

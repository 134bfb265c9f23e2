import type { Endpoint } from 'payload'
import type { Call } from '../defineCall.ts'
import { addFile, file } from './assignmentFiles.ts'
import { assignment, handIn, review } from './assignments.ts'
import { calendar } from './calendar.ts'
import { copyClass } from './copyClass.ts'
import { lectureFile } from './lectureFile.ts'
import { lectureMedia } from './lectureMedia.ts'
import { lectureStream } from './lectureStream.ts'
import { completeLecture, openLecture } from './lessons.ts'
import { myClasses, ownedProducts, searchOwnContent } from './library.ts'
import { joinLive, live, liveBeat, timetable } from './live.ts'
import { chat, chatStream, say, vote } from './liveChat.ts'
import { moderate } from './moderateLive.ts'
import { moveLive } from './moveLive.ts'
import { deleteNote, editNote, notes, saveNote } from './notes.ts'
import { classState, examDay, progress } from './progress.ts'

export const LEARN_CALLS: Call[] = [
  progress,
  openLecture,
  completeLecture,
  classState,
  examDay,
  notes,
  saveNote,
  editNote,
  deleteNote,
  myClasses,
  ownedProducts,
  searchOwnContent,
  assignment,
  handIn,
  review,
  live,
  joinLive,
  liveBeat,
  timetable,
  moveLive,
  chat,
  say,
  vote,
  moderate,
  copyClass,
]

export const LEARN_ENDPOINTS: Endpoint[] = [
  lectureMedia,
  lectureStream,
  lectureFile,
  addFile,
  file,
  calendar,
  chatStream,
]

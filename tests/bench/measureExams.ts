import { SAVERS } from './benchExams.ts'
import { prepareExams } from './databases.ts'
import { type Compared, compare, type Plan } from './load/compare.ts'
import { untilQuiet } from './load/untilQuiet.ts'
import type { Letter } from './options.ts'
import { examDay } from './pairs/examDay.ts'
import type { Rush } from './pairs/judgeRush.ts'
import { ourSaves, peerSaves, saves } from './pairs/saves.ts'
import { startBare, startPeerExams } from './servers.ts'
import type { Workspace } from './workspace.ts'

export const EXAM_LETTERS: readonly Letter[] = ['l', 'm']

/** Measures (l), our save of an answer against Payload's REST update, then (m), an exam day. No other program may be running. */
export async function measureExams(
  workspace: Workspace,
  plan: Plan,
  only: readonly Letter[],
): Promise<{ compared: Compared[]; day: Rush | null }> {
  const exams = await prepareExams(workspace)
  let bare = await startBare(workspace, workspace.examsDir)
  await untilQuiet(bare)
  const compared: Compared[] = []
  if (only.includes('l')) {
    const ours = await ourSaves(exams, bare)
    const program = await startPeerExams(workspace)
    const peer = await peerSaves(program)
    compared.push(await compare(saves(ours.side, peer.side), plan))
    await Promise.all([ours.close(), peer.close()])
    await program.stop()
    // The exam day begins on a server that has just started, whether or not (l) was measured.
    await bare.stop()
    bare = await startBare(workspace, workspace.examsDir)
    await untilQuiet(bare)
  }
  const sitting = { ...exams, learners: exams.learners.slice(SAVERS) }
  const day = only.includes('m') ? await examDay(sitting) : null
  await bare.stop()
  return { compared, day }
}

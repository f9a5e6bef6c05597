import { DAY_MS } from '../../shared/durations.ts'

/** For so long an import can be undone. */
export const UNDO_MS = DAY_MS

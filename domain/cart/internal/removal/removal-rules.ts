import type { Line } from '../../rules.ts'
import type { PlannedSystem } from '../systems/system-rules.ts'

/** The lines that a removal took out of a cart, as stored for undo. */
export interface Removal {
	lines: Line[]
	/** The systems that were whole before and are no more. */
	systems: PlannedSystem[]
	/** The id of the system that took their place. */
	instead: string | null
}

/** The last removal that can be undone. */
export const removalIn = (undo: string | null): Removal | null => (undo ? JSON.parse(undo) : null)

/** Whether there is something to put back; a system that only fell apart is whole again by its lines. */
export const canUndo = (removal: Removal | null): boolean =>
	removal !== null && removal.lines.length > 0

import { list } from '../../../format/english.ts'
import type { Message, Say } from '../../types.ts'

/** A product that may not be connected to the grid, with all the reasons. */
export interface Barred {
	name: string
	reasons: readonly Message[]
}

/** `Solar Panel 500W: its cells are not on ALMM List-II, which has been required since 1 June 2026.` */
export const whyBarred = ({ name, reasons }: Barred, say: Say) =>
	`${name}: ${list(reasons.map(say))}.`

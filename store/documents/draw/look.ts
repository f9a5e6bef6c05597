import type { Style } from './type.ts'

const INK = '#10231c'
const QUIET = '#4f5f57'

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, side: 48, top: 44, bottom: 56 }

export const LINE_COLOUR = '#d9d2c3'
export const BAND_COLOUR = '#f5f0e6'

/** From one line's foot to the next, as a part of the size. */
export const LEADING = 1.42

export const STYLES = {
	name: { size: 13, weight: 'bold', colour: INK },
	title: { size: 19, weight: 'bold', colour: INK },
	heading: { size: 11.5, weight: 'bold', colour: INK },
	text: { size: 9.5, weight: 'regular', colour: INK },
	strong: { size: 9.5, weight: 'bold', colour: INK },
	quiet: { size: 8.5, weight: 'regular', colour: QUIET },
	head: { size: 8.5, weight: 'bold', colour: QUIET },
} satisfies Record<string, Style>

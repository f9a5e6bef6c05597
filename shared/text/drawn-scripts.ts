import { INDIAN_SCRIPTS } from './scripts.ts'

/** The scripts that documents are drawn in: Latin, those above, and of Urdu and Kashmiri, Santali and Meitei. */
export const DRAWN_SCRIPTS = [
	'Latin',
	...INDIAN_SCRIPTS,
	'Arabic',
	'Ol_Chiki',
	'Meetei_Mayek',
] as const

const DRAWN = DRAWN_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')
const NOT_DRAWN = new RegExp(`[^${DRAWN}\\P{L}\\p{Script=Common}\\p{Script=Inherited}]`, 'u')

/** Whether documents have no font for a letter of a text. */
export const isBeyondFonts = (text: string): boolean => NOT_DRAWN.test(text)

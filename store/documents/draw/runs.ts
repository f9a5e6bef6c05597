import { INDIAN_SCRIPTS } from '../../../shared/text/scripts.ts'

/** The scripts that documents are drawn in, by their names in Unicode. */
export const SCRIPTS = ['Latin', ...INDIAN_SCRIPTS] as const
export type Script = (typeof SCRIPTS)[number]

export interface Run {
	script: Script
	text: string
}

const OF_SCRIPT = SCRIPTS.map(
	(script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
)
const COMBINING = /[\p{M}\u200c\u200d]/u

/** The script whose font has a character by itself; null where several could have it: digits, spaces, full stops. */
const scriptOf = (character: string): Script | null =>
	OF_SCRIPT.find(([, pattern]) => pattern.test(character))?.[0] ?? null

/** Letters of Greek that stand for units, and the signs that fonts without Greek have for them. */
const SIGNS = new Map([
	['\u03a9', '\u2126'],
	['\u03bc', '\u00b5'],
])

/**
 * A text in runs of one script each, in their order. A character of no script stays with the run before it where that
 * one's font has it, and is Latin else.
 * @param has whether the font of a script has a character
 */
export function runsOf(text: string, has: (script: Script, character: string) => boolean): Run[] {
	const runs: Run[] = []
	for (const typed of text) {
		const character = SIGNS.get(typed) ?? typed
		const last = runs.at(-1)
		const own = scriptOf(character)
		const isWith = last && (COMBINING.test(character) || has(last.script, character))
		const script = own ?? (isWith ? last.script : 'Latin')
		if (last && last.script === script) last.text += character
		else runs.push({ script, text: character })
	}
	return runs
}

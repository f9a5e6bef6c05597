import { readFileSync } from 'node:fs'

/** The commands of a chapter of docs/operations.md in their order, without comments. */
export function commandsOf(heading: string): string[] {
	const text = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
	const [, chapter = ''] = text.split(`\n## ${heading}\n`)
	const [own = ''] = chapter.split('\n## ')
	return [...own.matchAll(/^```\n(.*?)^```/gms)].flatMap(([, block = '']) =>
		block
			.trimEnd()
			.split('\n')
			.map((line) => line.replace(/\s+# .*$/, '')),
	)
}

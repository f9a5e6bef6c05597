/** A text in lines (never broken at a no-break space) of at most so many letters; a longer text ends in `…`. */
export function wrap(text: string, letters: number, mostLines = 2): string[] {
	const lines: string[] = []
	for (const word of text.split(/ +/).filter(Boolean)) {
		const last = lines.at(-1)
		const joined = last === undefined ? word : `${last} ${word}`
		if (last !== undefined && joined.length <= letters) lines[lines.length - 1] = joined
		else lines.push(word)
	}
	const kept = lines.slice(0, mostLines).map((line) => cut(line, letters))
	if (lines.length > mostLines) kept[mostLines - 1] = cut(`${kept.at(-1)}…`, letters)
	return kept
}

function cut(line: string, letters: number): string {
	if (line.length <= letters) return line
	return `${line
		.replace(/…$/, '')
		.slice(0, letters - 1)
		.trimEnd()}…`
}

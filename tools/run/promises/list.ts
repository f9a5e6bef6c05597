interface Listed {
	promises: { sentence: string; keptBy: string }[]
	/** Sentences that promise nothing. */
	others: string[]
}

/** The sentences on the list of promises. @param text Markdown: a table of the promises, and a list of the others */
export function listedIn(text: string): Listed {
	const lines = text.split('\n')
	const cells = lines
		.filter((line) => line.startsWith('| '))
		.slice(1)
		.map((line) => line.slice(2, -2).split(' | '))
	return {
		promises: cells.map(([sentence = '', keptBy = '']) => ({ sentence, keptBy })),
		others: lines.flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : [])),
	}
}

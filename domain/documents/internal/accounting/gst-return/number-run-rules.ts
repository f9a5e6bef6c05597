interface Run {
	from: string
	to: string
	count: number
}

const split = (number: string) => {
	const [, head = '', digits = ''] = /^(.*?)(\d*)$/.exec(number) ?? []
	return { head, count: Number(digits) }
}

/** Numbers of documents as runs without gaps, in order. */
export function runsOf(numbers: readonly string[]): Run[] {
	const runs: Run[] = []
	for (const number of numbers.toSorted()) {
		const last = runs.at(-1)
		const [here, before] = [split(number), split(last?.to ?? '')]
		if (last && here.head === before.head && here.count === before.count + 1) {
			last.to = number
			last.count += 1
		} else runs.push({ from: number, to: number, count: 1 })
	}
	return runs
}

/** The simulator's own time: it runs with the machine's, and can be pushed ahead. */
export interface Clock {
	/** Epoch milliseconds. */
	now(): number
	/** Does something so many milliseconds from now, of its own time. */
	after(ms: number, task: () => void): void
	/** Pushes the time ahead and does the work that falls due, each at its time. @param ms not negative */
	advance(ms: number): void
	close(): void
}

/** The longest wait of a timer of Node. */
const LONGEST_MS = 2 ** 31 - 1

/** @param machine epoch milliseconds of the machine */
export function openClock(machine: () => number = Date.now): Clock {
	let pushed = 0
	let due: { at: number; task: () => void }[] = []
	let timer: ReturnType<typeof setTimeout> | undefined
	/** While it is pushed, the time of the task that is done. */
	let within: number | null = null

	const now = () => within ?? machine() + pushed

	function doUntil(end: number): void {
		for (;;) {
			const next = due[0]
			if (!next || next.at > end) break
			due = due.slice(1)
			within = next.at
			try {
				next.task()
			} finally {
				within = null
			}
		}
	}

	function wait(): void {
		clearTimeout(timer)
		const [next] = due
		if (!next) return
		timer = setTimeout(
			() => {
				doUntil(now())
				wait()
			},
			Math.min(Math.max(next.at - now(), 0), LONGEST_MS),
		)
		timer.unref()
	}

	return {
		now,
		after: (ms, task) => {
			due = [...due, { at: now() + ms, task }].sort((one, other) => one.at - other.at)
			if (within === null) wait()
		},
		advance: (ms) => {
			const end = now() + ms
			doUntil(end)
			pushed += ms
			wait()
		},
		close: () => {
			clearTimeout(timer)
			due = []
		},
	}
}

import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the data folder, so that a process that starts knows as well. */
export const TIMELINES_FILE = 'postgres-timelines.json'

/** Where a server of PostgreSQL stands among those that hold the same data. */
export interface Standing {
	/** The same for a primary and its standbys, another for every `initdb`. */
	system: string
	/** Raised by each promotion. */
	timeline: number
}

/** The highest timeline of each system that has been seen: a server below was the primary once, and is no more. */
class Timelines {
	readonly #highest = new Map<string, number>()
	#file: string | null = null

	keepIn(folder: string) {
		this.#file = folder === ':memory:' ? null : join(folder, TIMELINES_FILE)
		this.read()
	}

	get file(): string | null {
		return this.#file
	}

	/** Learns what other processes of the machine have seen. */
	read() {
		for (const [system, timeline] of Object.entries(this.#written())) this.#raise(system, timeline)
	}

	/** @returns the highest that has been seen, where this one is below */
	above({ system, timeline }: Standing): number | null {
		const highest = this.#highest.get(system) ?? 0
		return timeline < highest ? highest : null
	}

	note({ system, timeline }: Standing) {
		if (!this.#raise(system, timeline) || !this.#file) return
		this.read()
		const scratch = `${this.#file}.${process.pid}`
		try {
			writeFileSync(scratch, `${JSON.stringify(Object.fromEntries(this.#highest))}\n`)
			renameSync(scratch, this.#file)
		} catch {
			// A folder that takes nothing ends no connection; this process knows all the same.
		}
	}

	#raise(system: string, timeline: number): boolean {
		if (timeline <= (this.#highest.get(system) ?? 0)) return false
		this.#highest.set(system, timeline)
		return true
	}

	#written(): Record<string, number> {
		if (!this.#file) return {}
		try {
			return JSON.parse(readFileSync(this.#file, 'utf8'))
		} catch {
			return {}
		}
	}
}

export const timelines = new Timelines()

import type { Reporter, TestModule } from 'vitest/node'

/** Prints at the end how long each project took, from its first file to its last; some run at the same time. */
export default class DurationsReporter implements Reporter {
	readonly #projects = new Map<string, { from: number; to: number }>()

	onTestModuleQueued({ project }: TestModule): void {
		const now = performance.now()
		if (!this.#projects.has(project.name)) this.#projects.set(project.name, { from: now, to: now })
	}

	onTestModuleEnd({ project }: TestModule): void {
		const span = this.#projects.get(project.name)
		if (span) span.to = performance.now()
	}

	onTestRunEnd(): void {
		for (const [name, { from, to }] of this.#projects)
			process.stdout.write(`${name} ${Math.round((to - from) / 1000)} s\n`)
	}
}

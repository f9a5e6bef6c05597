import { globSync } from 'node:fs'
import { sep } from 'node:path'

/** Rules below the top of a module that do not name what they are about, one sentence each. */
export const namelessRules = (root: string): string[] =>
	globSync('domain/*/*/**/rules.ts', { cwd: root })
		.map((path) => path.replaceAll(sep, '/'))
		.sort()
		.map((path) => `${path}: the rules beside x.ts are x-rules.ts.`)

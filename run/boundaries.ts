// The boundaries between the parts of the store, as docs/architecture.md draws them. Ends with 1 when one is crossed.
import { existsSync, globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { MODULES, USUAL } from './boundaries/modules.ts'
import { RULES } from './boundaries/rules.ts'

const SOURCES = [
	...['app', 'api', 'domain', 'db', 'http', 'samples', 'shared', 'store', 'web'],
	...['server.ts', 'config.ts'],
]

/** Every boundary that is crossed, one sentence each. */
export async function violations(root: string): Promise<string[]> {
	return [...strangeNames(root), ...(await crossings(root))]
}

async function crossings(root: string): Promise<string[]> {
	const { output } = await cruise(
		SOURCES.filter((source) => existsSync(join(root, source))),
		{
			baseDir: root,
			parser: 'swc',
			moduleSystems: ['es6'],
			// Types of routes are generated beside the pages.
			exclude: { path: ['\\.test\\.tsx?$', '\\+types/'] },
			doNotFollow: { path: 'node_modules' },
			validate: true,
			ruleSet: { forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })) },
		},
		{
			extensions: ['.ts', '.tsx', '.mjs', '.js'],
			exportsFields: ['exports'],
			conditionNames: ['import', 'node'],
		},
	)
	const { violations } = (output as ICruiseResult).summary
	return violations.map(({ from, to, rule, cycle, comment }) => {
		const way = cycle?.map(({ name }) => name) ?? [to]
		return `${[from, ...way].join(' → ')} (${rule.name}): ${comment ?? commentOf(rule.name)}`
	})
}

const commentOf = (rule: string) => RULES.find(({ name }) => name === rule)?.comment

/** Files of modules that nobody looks for there. */
function strangeNames(root: string): string[] {
	return globSync('domain/*/**/*.{ts,tsx,js,mjs,sql}', { cwd: root })
		.map((path) => path.replaceAll(sep, '/'))
		.filter((path) => !/\.test\.tsx?$/.test(path) && !path.startsWith('domain/planner/'))
		.sort()
		.flatMap((path) => {
			const [, name = '', file = ''] = /^domain\/([^/]+)\/(.+)\.\w+$/.exec(path) ?? []
			const module = MODULES[name]
			const { public: open = [], private: own = [] } = module ?? {}
			if (module && [...USUAL, ...open, ...own].includes(file)) return []
			return `${path}: a module consists of ${USUAL.join(', ')}; it and anything more are named in run/boundaries/modules.ts.`
		})
}

if (import.meta.main) {
	const crossed = await violations(fileURLToPath(new URL('..', import.meta.url)))
	for (const each of crossed) console.error(each)
	process.exit(crossed.length > 0 ? 1 : 0)
}

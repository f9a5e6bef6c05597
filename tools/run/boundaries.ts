// The boundaries between the parts of the store. Ends with 1 when one is crossed, or when docs/architecture.md draws
// other imports than there are; with --draw, draws them there.
import { existsSync, globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { diagramOf, draw, isDrawn } from './boundaries/diagram.ts'
import { strayLimits } from './boundaries/limits.ts'
import { namelessRules } from './boundaries/names.ts'
import { MODULES, SHARED_BY_FEATURES } from './boundaries/order.ts'
import { missingPages } from './boundaries/pages.ts'
import { RULES } from './boundaries/rules.ts'
import { oversized } from './boundaries/sizes.ts'

const SOURCES = [
	'app',
	'api',
	'domain',
	'db',
	'http',
	'shared',
	'store/mails',
	'store/documents',
	'store/samples',
	'store',
	'web',
	'primary.ts',
	'server.ts',
	'config.ts',
]

/** The folders beside the store: they are held to the boundaries, and not drawn. */
const BESIDE = ['tools/bench', 'tools/pictures', 'tools/run', 'tools/simulators']

/** Every boundary that is crossed, one sentence each. */
export async function violations(root: string): Promise<string[]> {
	return [...inFolders(root), ...crossings(await importsIn(root))]
}

/** The findings in files by themselves. */
const inFolders = (root: string) => [
	...outOfOrder(root),
	...oversized(root),
	...missingPages(root),
	...strayLimits(root),
	...namelessRules(root),
]

async function importsIn(root: string): Promise<ICruiseResult> {
	const { output } = await cruise(
		[...SOURCES, ...BESIDE].filter((source) => existsSync(join(root, source))),
		{
			baseDir: root,
			parser: 'swc',
			moduleSystems: ['es6'],
			// Types of routes are generated beside the pages.
			exclude: { path: ['\\.test\\.tsx?$', '\\+types/'] },
			// A build has its own chunks, which may load one another.
			doNotFollow: { path: ['node_modules', '^build/', '^test/', '^run/'] },
			validate: true,
			ruleSet: { forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })) },
		},
		{
			extensions: ['.ts', '.tsx', '.mjs', '.js'],
			exportsFields: ['exports'],
			conditionNames: ['import', 'node'],
		},
	)
	return output as ICruiseResult
}

const crossings = ({ summary }: ICruiseResult) =>
	summary.violations.map(({ from, to, rule, cycle, comment }) => {
		const way = cycle?.map(({ name }) => name) ?? [to]
		return `${[from, ...way].join(' → ')} (${rule.name}): ${comment ?? commentOf(rule.name)}`
	})

const commentOf = (rule: string) => RULES.find(({ name }) => name === rule)?.comment

/** Modules, and folders that features share, without a place in the order. */
function outOfOrder(root: string): string[] {
	const known = new Set([
		...MODULES.map((name) => `domain/${name}`),
		...SHARED_BY_FEATURES.map((name) => `app/${name}`),
	])
	return globSync(['domain/*/', 'app/components/*/'], { cwd: root })
		.map((path) => path.replaceAll(sep, '/').replace(/\/$/, ''))
		.filter((path) => !known.has(path))
		.sort()
		.map(
			(path) =>
				`${path} has no place in ${path.startsWith('domain/') ? 'api/modules.ts' : 'tools/run/boundaries/order.ts'}.`,
		)
}

if (import.meta.main) {
	const root = fileURLToPath(new URL('../..', import.meta.url))
	const imports = await importsIn(root)
	const diagram = diagramOf(imports.modules, SOURCES)
	if (process.argv.includes('--draw')) draw(root, diagram)
	const crossed = [...inFolders(root), ...crossings(imports)]
	if (!isDrawn(root, diagram))
		crossed.push('docs/architecture.md draws other imports: `node tools/run/boundaries.ts --draw`.')
	for (const each of crossed) console.error(each)
	process.exit(crossed.length > 0 ? 1 : 0)
}

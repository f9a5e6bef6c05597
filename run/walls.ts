// The walls between the parts of the store, as docs/architecture.md draws them. Ends with 1 when one is crossed.
import { globSync } from 'node:fs'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Import, type Module, readModules } from './modules.ts'

/** What any room may consist of. */
const USUAL = ['schema', 'tables', 'rules', 'policy', 'queries', 'commands', 'routes']
/** What other rooms may use of a room. */
const FACE = ['schema', 'rules', 'policy', 'queries', 'commands']
/** What screens may load of a room: what judges and counts alike on both sides. */
const FOR_SCREENS = ['rules', 'policy', 'field-rules', 'snapshot-rules']
/** What their server side may load as well: schemas bring the parser along, which is heavy. */
const FOR_LOADERS = ['schema', 'sheet', ...FOR_SCREENS]

/** What a room has beyond the usual: `face` is open to the others, `own` is not. */
const MORE: Record<string, { face?: string[]; own?: string[] }> = {
	accounts: {
		face: ['auth', 'users', 'admins', 'session-watch', 'maintenance', 'hashing'],
		own: [
			'account-status',
			'export',
			'sessions',
			'password-rules',
			'attempts',
			'attempt-rules',
			'devices',
			'device-cookie',
		],
	},
	audit: { face: ['failed-logins'] },
	cart: { face: ['cookie', 'maintenance'], own: ['cart-sessions'] },
	catalogue: {
		face: ['catalogue', 'field-rules', 'kits', 'response-cache', 'sheet', 'stock'],
		own: [
			'columns',
			'csv-routes',
			'export',
			'filters',
			'import',
			'import-file',
			'import-schema',
			'import-kits',
			'import-row',
			'kit-parts',
			'search',
			'search-index',
			'search-words',
		],
	},
	enquiries: { face: ['snapshot-rules'], own: ['snapshot', 'export', 'list', 'steps'] },
	installations: {
		face: ['appointment', 'hand-back', 'move-photos'],
		own: ['job', 'photo', 'progress'],
	},
	installers: { own: ['applications'] },
	notifications: { face: ['events'], own: ['rows', 'event-sequence', 'stream'] },
	orders: {
		face: ['contact', 'follow-cookie', 'place', 'release', 'steps'],
		own: [
			'admin-routes',
			'agreed-price',
			'buyer-routes',
			'caps',
			'decline-reason',
			'export',
			'hand-back',
			'installer-routes',
			'list',
			'low-stock',
			'open-again',
			'record',
			'ranking',
			'reassign',
			'refusal-rules',
			'refusals',
			'reopen',
			'restock',
			'routing',
			'seen',
			'step-notifications',
			'step-routes',
			'stock-reservation',
			'take-again',
			'tracking-link',
			'undo',
		],
	},
	uploads: { face: ['move', 'owner', 'garbage-collection'] },
	reports: {
		own: ['acceptance', 'breakdown', 'carts', 'columns', 'csv', 'holdings', 'sales'],
	},
}

/** No room: the planner's arithmetic. */
const OPEN = ['planner']

/** What each part may load of the others at run time. */
const LOADS: Record<string, string[]> = {
	app: ['app', 'domain', 'shared'],
	api: ['api', 'samples', 'domain', 'db', 'http', 'shared'],
	store: ['store', 'samples', 'domain', 'db', 'shared'],
	samples: ['samples', 'domain', 'db', 'shared'],
	domain: ['domain', 'db', 'http', 'shared'],
	db: ['db', 'shared'],
	http: ['http', 'shared'],
	shared: ['shared'],
	web: ['web', 'api', 'domain', 'http', 'shared'],
	'config.ts': [],
	'server.ts': ['web', 'api', 'store', 'domain', 'http', 'shared', 'config.ts'],
}

const DATABASE = /^(?:kysely|pg|better-auth|node:sqlite)(?:\/|$)/
const OUTSIDE_WORLD = /^(?:node:|kysely|pg|better-auth|db\/|http\/|api\/|web\/)/

const partOf = (path: string) => path.split('/')[0] ?? ''

/** `domain/orders/place.ts` → room `orders`, file `place`; null for what is in no room. */
function placeOf(path: string): { room: string; file: string } | null {
	const [, room = '', file = ''] = /^domain\/([^/]+)\/(.+?)\.tsx?$/.exec(path) ?? []
	return room && !OPEN.includes(room) ? { room, file } : null
}

/** Every wall that is crossed, one sentence each. */
export function violations(root: string): string[] {
	const modules = readModules(root)
	return [
		...strangeNames(root),
		...modules.flatMap((module) => [
			...module.imports.flatMap((each) => crossed(module.path, each) ?? []),
			...environment(module),
		]),
		...impure(modules),
		...cycles(modules),
	]
}

function crossed(from: string, { to, typeOnly }: Import): string | undefined {
	const part = partOf(from)
	const here = placeOf(from)
	const there = placeOf(to)
	const imports = `${from} imports ${to}`
	if (there?.file === 'tables' && here?.room !== there.room && from !== 'domain/tables.ts')
		return `${imports}: a room's tables are its own; ask its queries or commands.`
	if (
		['db', 'http', 'shared'].includes(part) &&
		partOf(to) in LOADS &&
		!LOADS[part]?.includes(partOf(to))
	)
		return `${imports}: ${part} knows only ${LOADS[part]?.join(' and ')}, types included.`
	if (typeOnly) return
	if (part === 'app') {
		if (DATABASE.test(to)) return `${imports}: pages reach the database only through the API.`
		if (from === 'app/api.server.ts' && partOf(to) in LOADS && partOf(to) !== 'app')
			return `${imports} at run time: the pages' door to the API knows its types only.`
		const loads = /\.(?:server|test)\.tsx?$/.test(from) ? FOR_LOADERS : FOR_SCREENS
		if (there && !loads.includes(there.file))
			return `${imports} at run time: pages ask the API; of a room they load ${loads.join(', ')}.`
	}
	if (partOf(to) in LOADS && !LOADS[part]?.includes(partOf(to)))
		return `${imports} at run time: ${part} may load ${LOADS[part]?.join(', ') || 'nothing of the store'}.`
	if (
		part === 'domain' &&
		partOf(to) === 'http' &&
		here &&
		!/(?:^|-)(?:routes|cookie)$/.test(here.file)
	)
		return `${imports} at run time: only a room's routes and cookies speak HTTP.`
	if (there && there.room !== here?.room) {
		const face = [...FACE, ...(MORE[there.room]?.face ?? []), ...(part === 'api' ? ['routes'] : [])]
		if (!face.includes(there.file))
			return `${imports}: of ${there.room}, others use ${face.join(', ')}.`
	}
}

function strangeNames(root: string): string[] {
	return globSync('domain/*/**/*.{ts,tsx,js,mjs,sql}', { cwd: root })
		.map((path) => path.replaceAll(sep, '/'))
		.sort()
		.flatMap((path) => {
			const place = placeOf(path.replace(/\.test(\.tsx?)$/, '$1'))
			if (!place || /\.test\.tsx?$/.test(path)) return []
			const { face = [], own = [] } = MORE[place.room] ?? {}
			if ([...USUAL, ...face, ...own].includes(place.file)) return []
			return `${path}: a room consists of ${USUAL.join(', ')}; anything more is named in run/walls.ts.`
		})
}

function environment({ path, readsEnvironment }: Module): string[] {
	if (!readsEnvironment || path === 'config.ts' || path === 'server.ts') return []
	return [`${path} reads process.env: only config.ts does; take what is needed from the config.`]
}

/** Rules and the planner load nothing that reaches outside the process, however far down. */
function impure(modules: Module[]): string[] {
	const byPath = new Map(modules.map((module) => [module.path, module]))
	const isPure = (path: string) =>
		/(?:^|-)rules$/.test(placeOf(path)?.file ?? '') ||
		(/^domain\/planner\//.test(path) && !/\/(?:routes|threads\/[\w-]+)\.ts$/.test(path))
	return modules
		.filter(({ path }) => isPure(path))
		.flatMap(({ path }) => {
			const ways = [[path]]
			const seen = new Set([path])
			for (const way of ways) {
				const last = byPath.get(way.at(-1) ?? '')
				for (const { to, typeOnly } of last?.imports ?? []) {
					if (typeOnly || seen.has(to)) continue
					seen.add(to)
					const through = way.length > 1 ? ` through ${way.slice(1).join(', ')}` : ''
					const reaches =
						OUTSIDE_WORLD.test(to) || /^(?:queries|commands)$/.test(placeOf(to)?.file ?? '')
					if (reaches) return `${path} reaches ${to}${through}: rules and planner are pure.`
					ways.push([...way, to])
				}
			}
			return []
		})
}

/** Each ring of files that import one another, types included, once. */
function cycles(modules: Module[]): string[] {
	const byPath = new Map(modules.map((module) => [module.path, module]))
	const done = new Set<string>()
	const found: string[] = []
	const visit = (path: string, way: string[]) => {
		const start = way.indexOf(path)
		if (start >= 0) found.push(`${[...way.slice(start), path].join(' → ')}: a ring of imports.`)
		if (start >= 0 || done.has(path)) return
		for (const { to } of byPath.get(path)?.imports ?? [])
			if (byPath.has(to)) visit(to, [...way, path])
		done.add(path)
	}
	for (const { path } of modules) visit(path, [])
	return found
}

if (import.meta.main) {
	const crossings = violations(fileURLToPath(new URL('..', import.meta.url)))
	for (const crossing of crossings) console.error(crossing)
	process.exit(crossings.length > 0 ? 1 : 0)
}

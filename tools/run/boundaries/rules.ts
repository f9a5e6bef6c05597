import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import { MODULES, SHARED_BY_FEATURES } from './order.ts'

type Rule = Omit<IRegularForbiddenRuleType, 'severity'>

/** The parts below each part, which it may import, types included. */
const BELOW: Record<string, string[]> = {
	shared: [],
	db: ['shared'],
	http: ['shared'],
	domain: ['db', 'http', 'shared'],
	'store/samples': ['domain', 'db', 'shared'],
	'store/mails': ['domain', 'shared'],
	'store/documents': ['domain', 'shared'],
	store: ['store/mails', 'store/documents', 'store/samples', 'domain', 'db', 'shared', 'config.ts'],
	api: ['store/samples', 'domain', 'db', 'http', 'shared'],
	app: ['api', 'domain', 'http', 'shared'],
	web: ['app', 'api', 'domain', 'http', 'shared', 'config.ts'],
	// Others' services as they are documented: the store knows nothing of them, nor they of the store.
	'tools/simulators': [],
	'config.ts': ['shared'],
	'server.ts': ['web', 'api', 'store', 'domain', 'http', 'shared', 'config.ts'],
	'primary.ts': ['web', 'domain', 'http', 'shared', 'config.ts'],
	'tools/bench': [
		'web',
		'api',
		'store',
		'store/documents',
		'store/samples',
		'domain',
		'db',
		'http',
		'shared',
	],
}

const anyOf = (names: readonly string[]) => `(?:${names.join('|').replaceAll('.', '\\.')})`

/** The files in a part, and in no part within it. */
function partPattern(part: string): string {
	const inner = Object.keys(BELOW)
		.filter((other) => other.startsWith(`${part}/`))
		.map((other) => `${other.slice(part.length + 1)}/`)
	const path = part.replaceAll('.', '\\.')
	return inner.length > 0 ? `${path}/(?!${inner.join('|')})` : `${path}(?:/|$)`
}
const within = (parts: readonly string[]) => `^(?:${parts.map(partPattern).join('|')})`

const AT_RUN_TIME = { dependencyTypesNot: ['type-only'] } satisfies Rule['to']

const direction = Object.entries(BELOW).map(([part, below]): Rule => {
	const others = Object.keys(BELOW).filter((other) => other !== part && !below.includes(other))
	return {
		name: `${part}-direction`,
		comment: `${part} imports ${below.join(', ') || 'nothing of the store'} and nothing above, types included.`,
		from: { path: within([part]) },
		to: { path: within(others) },
	}
})

const circular: Rule = {
	name: 'no-circular',
	comment: 'Files that import one another, types included, cannot be read apart.',
	from: {},
	to: { circular: true },
}

const inOrder = (name: string, folder: string, all: readonly string[], list: string) =>
	all.slice(0, -1).map(
		(each, index): Rule => ({
			name,
			comment: `${folder}/${each} imports the folders before it in ${list}, types included.`,
			from: { path: `^${folder}/${each}/` },
			to: { path: `^${folder}/${anyOf(all.slice(index + 1))}/` },
		}),
	)

const modules: Rule[] = [
	...inOrder('module-order', 'domain', MODULES, 'api/modules.ts'),
	{
		name: 'below-all-modules',
		comment: 'What all modules share in domain/ knows none of them.',
		from: { path: '^domain/(?!app-context\\.|followers\\.)[^/]+\\.ts$' },
		to: { path: '^domain/(?:[^/]+/|app-context\\.ts$|followers\\.ts$)', ...AT_RUN_TIME },
	},
	{
		name: 'above-all-modules',
		comment:
			'domain/app-context.ts and domain/followers.ts name modules by their types, for types.',
		from: { path: '^domain/' },
		to: { path: '^domain/(?:app-context|followers)\\.ts$', ...AT_RUN_TIME },
	},
	{
		name: 'internal',
		comment: 'What lies in internal/ is its module’s own, types included.',
		from: { path: '^domain/([^/]+)/' },
		to: { path: '^domain/[^/]+/internal/', pathNot: '^domain/$1/' },
	},
	{
		name: 'internal',
		comment: 'What lies in internal/ is its module’s own, types included.',
		from: { pathNot: '^domain/[^/]+/' },
		to: { path: '^domain/[^/]+/internal/' },
	},
	{
		name: 'routes',
		comment: 'The API mounts a module’s routes; nobody else loads them.',
		from: { path: '^domain/([^/]+)/' },
		to: { path: '^domain/.*routes\\.ts$', pathNot: '^domain/$1/' },
	},
	{
		name: 'routes',
		comment: 'The API mounts a module’s routes; nobody else loads them.',
		from: { pathNot: '^(?:domain|api)/' },
		to: { path: '^domain/.*routes\\.ts$', ...AT_RUN_TIME },
	},
]

const TABLES = '^domain/[^/]+/tables\\.ts$'
const tables: Rule[] = [
	{
		name: 'own-tables',
		comment: 'A module’s tables are its own: ask its queries or commands.',
		from: { path: '^domain/([^/]+)/' },
		to: { path: TABLES, pathNot: '^domain/$1/' },
	},
	{
		name: 'own-tables',
		comment: 'A module’s tables are its own: ask its queries or commands.',
		from: { pathNot: '^domain/[^/]+/' },
		to: { path: TABLES },
	},
	{
		name: 'all-tables',
		comment:
			'Of what serves requests, reports and privacy alone see the tables of every module, and read them.',
		from: {
			path: '^(?:domain|http|api|app|web)/',
			pathNot: '^domain/(?:reports|privacy)/tables\\.ts$',
		},
		to: { path: '^db/tables\\.ts$' },
	},
	{
		name: 'opened-tables',
		comment: 'A module opens its tables in its tables.ts.',
		from: { pathNot: TABLES },
		to: { path: '^db/module-tables\\.ts$' },
	},
]

/** The files of a module that screens load: they judge, count and word alike on both sides. */
const ON_SCREENS = '(?:[/-](?:rules|policy|limits)\\.ts$)|/sheet-words/'
/** The files their server side loads as well: schemas bring the parser along, which is heavy. */
const IN_LOADERS = `${ON_SCREENS}|[/-]schema\\.ts$`
const SERVER_SIDE = '\\.server\\.tsx?$'
const ANY_MODULE = `^domain/(?!planner/)[^/]+/`

const DATABASE = '(?:^|node_modules/)(?:kysely|pg|better-auth|(?:node:)?sqlite)(?:/|$)'

const screens: Rule[] = [
	{
		name: 'screens-ask-the-api',
		comment: 'Of a module, pages load its rules, its policy, its limits, and types.',
		from: { path: '^app/', pathNot: SERVER_SIDE },
		to: { path: ANY_MODULE, pathNot: ON_SCREENS, ...AT_RUN_TIME },
	},
	{
		name: 'loaders-ask-the-api',
		comment:
			'Of a module, the server side of pages loads its rules, policy and schemas, and types.',
		from: { path: `^app/.*${SERVER_SIDE}` },
		to: { path: ANY_MODULE, pathNot: IN_LOADERS, ...AT_RUN_TIME },
	},
	{
		name: 'screens-not-the-database',
		comment: 'Pages reach the database only through the API.',
		from: { path: '^app/' },
		to: { path: DATABASE, ...AT_RUN_TIME },
	},
	{
		name: 'api-in-process',
		comment: 'app/api.server.ts knows the types of the API alone.',
		from: { path: '^app/api\\.server\\.ts$' },
		to: { path: within(Object.keys(BELOW).filter((part) => part !== 'app')), ...AT_RUN_TIME },
	},
	{
		name: 'screens-not-the-api',
		comment: 'Pages call the API through app/api.server.ts.',
		from: { path: '^app/', pathNot: '^app/api\\.server\\.ts$' },
		to: { path: within(['api', 'http']), ...AT_RUN_TIME },
	},
	{
		name: 'ui-is-general',
		comment: 'app/ui could ship in another product: it knows no domain and no API.',
		from: { path: '^app/ui/' },
		to: { path: ['^app/(?!ui/)', within(['domain', 'api', 'http'])] },
	},
]

const builtPages: Rule = {
	name: 'pages-are-built',
	comment: 'web/ serves the built pages and loads none of their sources.',
	from: { path: '^web/' },
	to: { path: '^app/', ...AT_RUN_TIME },
}

const SHARED = `app/${anyOf(SHARED_BY_FEATURES)}/`
const features: Rule[] = [
	...inOrder('shared-order', 'app', SHARED_BY_FEATURES, 'tools/run/boundaries/order.ts'),
	{
		name: 'features',
		comment: 'A feature imports no other one: what several use lies in app/components.',
		from: { path: '^app/([^/]+)/', pathNot: `^app/dev/` },
		to: { path: '^app/[^/]+/', pathNot: [`^${SHARED}`, '^app/$1/'] },
	},
	{
		name: 'features',
		comment: 'What features share knows no feature.',
		from: { path: `^${SHARED}` },
		to: { path: '^app/[^/]+/', pathNot: `^${SHARED}` },
	},
]

const http: Rule = {
	name: 'routes-speak-http',
	comment: 'Of a module, only routes and cookies speak HTTP.',
	from: { path: '^domain/', pathNot: '(?:/|-)(?:routes|cookie)\\.ts$' },
	to: { path: '^http/', ...AT_RUN_TIME },
}

/** The files that do no I/O and know no clock. */
const PURE = [
	'^domain/.*/(?:figures|kits|limits|ranking|retry-times|schema|sheet|[\\w-]*rules)\\.ts$',
	'^domain/orders/(?:internal/)?(?:stock/shortage|transitions/transitions|listing/order-search-terms)\\.ts$',
	'^domain/planner/',
	'^domain/tariffs/(?:(?:internal/)?bill/|(?:book|choice|metering|state-subsidy)\\.ts$)',
	'^shared/',
]
const IMPURE = [
	'^domain/planner/(?:internal/)?threads/',
	'^domain/planner/(?:.*routes|queries)\\.ts$',
	'^shared/(?:ids|keyed-hash|requests/network)\\.ts$',
]
const pure = [
	{ path: within(Object.keys(BELOW)), pathNot: PURE },
	{ path: [...IMPURE, DATABASE] },
	{ dependencyTypes: ['core' as const] },
].map(
	(to, index): Rule => ({
		name: `pure-${index + 1}`,
		comment: 'Rules and the planner are pure, and so is whatever they load.',
		from: { path: PURE, pathNot: IMPURE },
		to: { ...to, ...AT_RUN_TIME },
	}),
)

const environment: Rule = {
	name: 'environment',
	comment: 'Only config.ts reads the environment.',
	from: { pathNot: '^(?:config|server)\\.ts$' },
	to: { path: '^(?:node:)?process$' },
}

export const RULES: Rule[] = [
	...direction,
	circular,
	...modules,
	...tables,
	...screens,
	builtPages,
	...features,
	http,
	...pure,
	environment,
]

import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import { FEATURES, OPEN } from './features.ts'
import { filesNamed } from './module.ts'
import { MODULES, USUALLY_PUBLIC } from './modules.ts'

type Rule = Omit<IRegularForbiddenRuleType, 'severity'>

/** What each part may import of the others, types included: what is below it. */
const BELOW: Record<string, string[]> = {
	shared: [],
	db: ['shared'],
	http: ['shared'],
	domain: ['db', 'http', 'shared'],
	samples: ['domain', 'db', 'shared'],
	mails: ['domain', 'shared'],
	papers: ['domain', 'shared'],
	store: ['mails', 'papers', 'samples', 'domain', 'db', 'shared', 'config.ts'],
	api: ['samples', 'domain', 'db', 'http', 'shared'],
	app: ['api', 'domain', 'http', 'shared'],
	web: ['app', 'api', 'domain', 'http', 'shared', 'config.ts'],
	// Others' services as they are documented: the store knows nothing of them, nor they of the store.
	simulators: [],
	'config.ts': ['shared'],
	'server.ts': ['web', 'api', 'store', 'domain', 'http', 'shared', 'config.ts'],
	bench: ['web', 'api', 'store', 'papers', 'samples', 'domain', 'http', 'shared'],
}

const anyOf = (names: readonly string[]) => `(?:${names.join('|').replaceAll('.', '\\.')})`
const within = (parts: readonly string[]) => `^${anyOf(parts)}(?:/|$)`

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

const TABLES = '^domain/[^/]+/tables\\.ts$'
const tables: Rule[] = [
	{
		name: 'own-tables',
		comment: 'A module’s tables are its own: ask its queries or commands.',
		from: { path: '^domain/([^/]+)/' },
		to: { path: TABLES, pathNot: '^domain/$1/' },
	},
	{
		name: 'tables-below',
		comment: 'Only domain/tables.ts puts the modules’ tables together.',
		from: { pathNot: ['^domain/[^/]+/', '^domain/tables\\.ts$'] },
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
		to: { path: '^domain/tables\\.ts$' },
	},
	{
		name: 'opened-tables',
		comment: 'A module opens its tables in its tables.ts.',
		from: { pathNot: TABLES },
		to: { path: '^db/module-tables\\.ts$' },
	},
]

const publicApi = Object.keys(MODULES).flatMap((module): Rule[] => {
	const files = [...USUALLY_PUBLIC, ...filesNamed(MODULES[module]?.public)]
	const rule = (name: string, from: Rule['from'], open: string[]): Rule => ({
		name: `${module}-${name}`,
		comment: `Of ${module}, others import ${open.join(', ')}.`,
		from,
		to: {
			path: `^domain/${module}/`,
			pathNot: `^domain/${module}/${anyOf(open)}\\.ts$`,
			...AT_RUN_TIME,
		},
	})
	return [
		rule('public-api', { pathNot: [`^domain/${module}/`, '^(?:api|app)/'] }, files),
		rule('mounted', { path: '^api/' }, [...files, 'routes']),
	]
})

/** What screens load of a module: what judges and counts alike on both sides. */
const ON_SCREENS = [
	...['rules', 'field-rules', 'snapshot-rules', 'call-back-rules', 'policy'],
	'sheet-words/sheet-groups',
]
/** What their server side loads as well: schemas bring the parser along, which is heavy. */
const IN_LOADERS = [
	'schema',
	'addresses/address-schema',
	'sign-up/sign-up-schema',
	'links/link-schema',
	'two-factor/two-factor-schema',
	'routing/routing-schema',
	'changes/change-schema',
	'cancelling/cancel-schema',
	'confirming/confirming-schema',
	'sheet',
	...ON_SCREENS,
]
const SERVER_SIDE = '\\.server\\.tsx?$'
const ANY_MODULE = `^domain/(?!planner/)[^/]+/`

const DATABASE = '(?:^|node_modules/)(?:kysely|pg|better-auth|(?:node:)?sqlite)(?:/|$)'

const screens: Rule[] = [
	{
		name: 'screens-ask-the-api',
		comment: `Of a module, pages load ${ON_SCREENS.join(', ')}, and types.`,
		from: { path: '^app/', pathNot: SERVER_SIDE },
		to: { path: ANY_MODULE, pathNot: `${ANY_MODULE}${anyOf(ON_SCREENS)}\\.ts$`, ...AT_RUN_TIME },
	},
	{
		name: 'loaders-ask-the-api',
		comment: `Of a module, the server side of pages loads ${IN_LOADERS.join(', ')}, and types.`,
		from: { path: `^app/.*${SERVER_SIDE}` },
		to: { path: ANY_MODULE, pathNot: `${ANY_MODULE}${anyOf(IN_LOADERS)}\\.ts$`, ...AT_RUN_TIME },
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

const features = Object.entries(FEATURES).map(
	([feature, files]): Rule => ({
		name: `${feature}-offers`,
		comment: `Of app/${feature}, other features import ${files.join(', ') || 'nothing'}.`,
		from: { path: '^app/[^/]+/', pathNot: `^app/${feature}/` },
		to: { path: `^app/${feature}/`, pathNot: `^app/${feature}/${anyOf(files)}$` },
	}),
)

const newFeature: Rule = {
	name: 'new-feature',
	comment: 'What a feature offers is named in run/boundaries/features.ts.',
	from: { path: '^app/([^/]+)/' },
	to: {
		path: `^app/(?!${anyOf([...Object.keys(FEATURES), ...OPEN])}/)[^/]+/`,
		pathNot: '^app/$1/',
	},
}

const http: Rule = {
	name: 'routes-speak-http',
	comment: 'Of a module, only routes and cookies speak HTTP.',
	from: { path: '^domain/', pathNot: '(?:/|-)(?:routes|cookie)\\.ts$' },
	to: { path: '^http/', ...AT_RUN_TIME },
}

/** What does no I/O and knows no clock. */
const PURE = [
	'^domain/.*/(?:figures|kits|limits|ranking|retry-times|schema|sheet|[\\w-]*rules)\\.ts$',
	'^domain/orders/(?:stock/shortage|steps/transitions|listing/order-search-terms)\\.ts$',
	'^domain/planner/',
	'^domain/tariffs/(?:book|choice|metering|state-subsidy)\\.ts$',
	'^shared/',
]
const IMPURE = [
	'^domain/planner/threads/',
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
	...tables,
	...publicApi,
	...screens,
	builtPages,
	...features,
	newFeature,
	http,
	...pure,
	environment,
]

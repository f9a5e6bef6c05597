import { chromium } from './chromium.mjs'
import { must, ready } from './ready.mjs'

const ALL = [
	'server',
	'flood',
	'search',
	'pages',
	'checkout',
	'contention',
	'csv',
	'uploads',
	'portals',
	'planner',
	'jobs',
	'papers',
]
const chosen = process.argv.slice(2)

const node = ready()
for (const name of chosen.length > 0 ? chosen : ALL) {
	const env = name === 'pages' ? { CHROMIUM_PATH: await chromium(node) } : {}
	must(node, [`bench/${name}.ts`], { env, otherwise: `The bench ‘${name}’ broke off.` })
}

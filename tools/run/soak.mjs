// What takes too long for every run of the tests: the same tests, many more times. `npm run soak` runs all,
// `npm run soak -- fuzz cart` those named, `npm run soak -- payments=5` with another count. A part is a test file and the environment that multiplies it.
import { spawnSync } from 'node:child_process'
import { Console } from 'node:console'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { chromium } from './chromium.mjs'
import { ready, root, say } from './ready.mjs'

const BOTH = ['SQLite', 'PostgreSQL']

/**
 * `engines` are the ones with tests named after them; a part without is run once. Its `env` is for tests that need
 * more than SOAK.
 */
const PARTS = {
	fuzz: {
		what: 'requests to every call, form and page',
		count: 50_000,
		file: 'web/fuzz.test.ts',
		env: (count) => ({ FUZZ_REQUESTS: count, FUZZ_SEED: process.env.FUZZ_SEED ?? seed }),
		engines: BOTH,
	},
	attacks: {
		what: 'times as much of each attack as in every run',
		count: 10,
		file: 'web/attacks.test.ts',
		env: (count) => ({ SOAK_ATTACKS: count }),
		engines: BOTH,
	},
	cart: {
		what: 'carts of mixed parts',
		count: 2000,
		file: 'domain/planner/fits/cart-mixes.test.ts',
	},
	plans: {
		what: 'wishes in all states, a tenth as many requirements of a plan, and 300 on every page and in orders',
		count: 20_000,
		file: [
			'domain/planner/sizing/wishes.test.ts',
			'domain/planner/internal/sizing/requirements.test.ts',
			'app/planner/same-figures.test.ts',
		],
		env: (count) => ({ SOAK: 1, SOAK_WISHES: count }),
	},
	offered: {
		what: 'requests of a plan, each system it offers',
		count: 5000,
		file: 'domain/planner/sizing/offered.test.ts',
	},
	dearer: {
		what: 'requirements of a plan, beside every other system of the catalogue',
		count: 5000,
		file: 'domain/planner/sizing/dearer-for-more.test.ts',
	},
	routing: {
		what: 'orders offered to 200 installers',
		count: 10_000,
		file: 'domain/orders/routing/even-load.test.ts',
		env: (count) => ({ SOAK_ROUTED: count }),
		engines: BOTH,
	},
	waiting: {
		what: 'happenings to orders and installers, after which none waits in vain',
		count: 4000,
		file: 'domain/orders/routing/none-waits.test.ts',
		env: (count) => ({ SOAK_HAPPENINGS: count }),
		engines: BOTH,
	},
	taxes: {
		what: 'orders, the tax of each line and charge',
		count: 1_000_000,
		file: 'domain/tax/rules.test.ts',
		env: (count) => ({ SOAK_ORDERS: count }),
	},
	sales: {
		what: 'quotes: lines, discount, charges, tax and schedule, and what is owed once a bank takes a share back',
		count: 1_000_000,
		file: 'domain/checkout/rules.test.ts',
		env: (count) => ({ SOAK_SALES: count }),
	},
	books: {
		what: 'orders that live as drawn over months, whose books balance at the end of each',
		count: 3000,
		file: 'domain/reports/balance/balance.test.ts',
		env: (count) => ({ SOAK_BOOKS: count }),
		engines: BOTH,
	},
	changes: {
		what: 'orders in parts, changed and paid in any way',
		count: 300,
		file: 'domain/fulfilment/changes/schedule-after-change.test.ts',
		env: (count) => ({ SOAK_CHANGES: count }),
		engines: BOTH,
	},
	properties: {
		what: 'run of every rule on both databases, with the values of the day',
		count: 1,
		file: 'domain',
		env: () => ({ SOAK_ENGINES: 1 }),
	},
	bills: {
		what: 'run of twenty drawn bills, each as a PDF and as five pictures',
		count: 1,
		file: 'test/e2e/planner/read-bills.test.ts',
		project: 'journeys',
	},
	files: {
		what: 'files of a bucket, listed',
		count: 2500,
		file: 'domain/uploads/storage/storage.test.ts',
		env: (count) => ({ SOAK_FILES: count }),
	},
	swift: {
		what: 'files of a bucket of Swift, listed, and the other tests of files in a bucket, with Debian’s swift-proxy',
		count: 1200,
		file: [
			'domain/uploads/storage/storage.test.ts',
			'domain/uploads/in-bucket.test.ts',
			'store/moving/move-files.test.ts',
		],
		env: (count) => ({ SOAK_SWIFT: 1, SOAK_FILES: count }),
	},
	mails: {
		what: 'kills in the middle of sending 200 mails',
		count: 20,
		file: 'domain/mail/kill.test.ts',
		env: (count) => ({ SOAK_KILLS: count }),
		engines: BOTH,
	},
	payments: {
		what: 'kills in the middle of payments, refunds and the daily comparison, and runs of events in any order',
		count: 100,
		file: [
			'domain/settlement/razorpay/kill.test.ts',
			'domain/settlement/razorpay/kill-comparing.test.ts',
			'domain/settlement/razorpay/any-order.test.ts',
		],
		env: (count) => ({ SOAK_PAYMENTS: count }),
		engines: BOTH,
	},
	roof: {
		what: 'jobs from a phone on a line of 1 Mbit/s that comes for two seconds, whose pages are killed',
		count: 300,
		file: 'app/components/installer/waiting/roof.isolated.test.ts',
		project: 'store, isolated',
		env: (count) => ({ SOAK_ROOF: count }),
		engines: BOTH,
	},
	phone: {
		what: 'job of 12 photos and 24 serial numbers in a browser whose page is killed five times',
		count: 1,
		file: 'test/e2e/installer/roof.test.ts',
		project: 'journeys',
		env: (count) => ({ SOAK_PHONE: count }),
		engines: BOTH,
	},
	restarts: {
		what: 'stops of PostgreSQL under 24 writers',
		count: 10,
		file: 'db/engines/restart.postgres.test.ts',
		env: (count) => ({ SOAK_RESTARTS: count }),
	},
	followed: {
		what: 'changes of catalogue, settings, sessions and events each, until another process has seen them',
		count: 60,
		file: 'store/follow-changes.postgres.test.ts',
		env: (count) => ({ SOAK_FOLLOWED: count }),
	},
	failover: {
		what: 'kills of the primary under 64 buyers at four processes, after which the standby takes over, and as many losses of a process, the network and the disk',
		count: 20,
		file: ['store/failover.postgres.test.ts', 'store/lost-parts.postgres.test.ts'],
		env: (count) => ({ SOAK_FAILOVER: count }),
	},
}

/** Another for each day, and printed, so that a failure can be had again. */
const seed = String(Math.floor(Date.now() / 86_400_000))

/** The names of parts, each with a count of its own where one is given. */
const asked = process.argv.slice(2).map((text) => text.split('='))
const counts = new Map(asked.map(([name, count]) => [name, Number(count) || PARTS[name]?.count]))
const chosen = [...counts.keys()]
const unknown = chosen.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
	say(`There is no ${unknown.join(', ')}. Choose of: ${Object.keys(PARTS).join(', ')}.`)
	process.exit(1)
}

const node = ready()
build(node)
const report = join(root, 'build', 'soak.json')

function readReport() {
	try {
		return JSON.parse(readFileSync(report, 'utf8'))
	} catch {
		return { numPassedTests: 0, numFailedTests: 1 }
	}
}

/** Runs one part on one engine. */
function run(name, engine) {
	const { what, file, project = 'store', env = () => ({ SOAK: 1 }) } = PARTS[name]
	const count = counts.get(name) ?? PARTS[name].count
	rmSync(report, { force: true })
	const started = performance.now()
	const named = engine ? ['-t', `on ${engine}`] : []
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
	spawnSync(
		node,
		[
			'node_modules/vitest/vitest.mjs',
			'run',
			'--project',
			project,
			...[file].flat(),
			...named,
			...reporters,
		],
		{
			cwd: root,
			stdio: ['ignore', 'inherit', 'inherit'],
			env: {
				PROPERTY_SEED: seed,
				...process.env,
				...browser,
				NODE_ENV: 'test',
				...env(String(count)),
			},
		},
	)
	const { numPassedTests, numFailedTests } = readReport()
	// Nothing tried is no success either: an engine the machine has not, or a file that broke.
	const failures = numFailedTests + (numPassedTests === 0 && numFailedTests === 0 ? 1 : 0)
	const seconds = Math.round((performance.now() - started) / 1000)
	return { part: name, what, count, engine: engine ?? '', failures, seconds }
}

say(`Seed of the day: ${seed}`)
const names = chosen.length > 0 ? chosen : Object.keys(PARTS)
const opensPages = names.some((name) => PARTS[name].project === 'journeys')
const browser = opensPages ? { CHROMIUM_PATH: await chromium(node) } : {}
const rows = names.flatMap((name) =>
	(PARTS[name].engines ?? [null]).map((engine) => run(name, engine)),
)
new Console(process.stdout).table(rows)
process.exit(rows.some(({ failures }) => failures > 0) ? 1 : 0)

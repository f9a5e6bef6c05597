// The time that plans over large catalogues take, and the delay of everybody else meanwhile.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import pino from 'pino'
import type { Item } from '../../../domain/planner/electrical/items.ts'
import { checkCart } from '../../../domain/planner/fits/cart.ts'
import { fitsWith } from '../../../domain/planner/fits/fits.ts'
import type { PlanInput } from '../../../domain/planner/sizing/plan-input.ts'
import { PlanRequest } from '../../../domain/planner/sizing/schema.ts'
import { isSmall } from '../../../domain/planner/sizing/search/cost.ts'
import { Planner } from '../../../domain/planner/threads/planner.ts'
import { randomCatalogue } from '../../../test/catalogues/random-catalogue.ts'
import { inSmall, sized } from '../size.ts'
import { median, print, whole } from '../table.ts'

/** The second is the least that is planned in the thread. */
const COUNTS = inSmall ? [30, 150] : [30, 150, 600, 1000]
const LARGE = COUNTS.at(-1) ?? 0
const PLANS = sized(120, 1)
/** Checks of each kind. */
const CHECKS = sized(40, 1)
const DETAILS: Record<string, Record<string, unknown>> = {
	home: { monthlyBill: 4000 },
	'shop, back-up': {
		customer: 'shop',
		monthlyBill: 6000,
		backup: { loadW: 1000, hours: 4 },
	},
	society: { customer: 'society', houses: 40, monthlyBill: 150_000 },
}
const PINS = ['411038', '302017', '110001', '560001', '700001', '600001', '380001', '194101']

const slowest = (times: number[], share: number) =>
	times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
const ms = (time: number) => time.toFixed(1)
const megabytes = (bytes: number) => whole(bytes / 1e6)

/** Plans one after the other, as a caller would wait for them; the thread is started beforehand. */
export async function printLargePlans(known: Omit<PlanInput, 'request'>): Promise<void> {
	const planner = new Planner(pino({ level: 'error' }))
	const rows: (string | number)[][] = []
	const starts: number[] = []
	for (const count of COUNTS) {
		const catalogue = randomCatalogue(count, 11)
		for (const [name, details] of Object.entries(DETAILS)) {
			const plan = async (n: number) => {
				const request = PlanRequest.parse({ pin: PINS[n % PINS.length], ...details })
				const [started, used] = [performance.now(), process.cpuUsage()]
				const answer = await planner.plan({ request, ...known }, catalogue)
				if (!answer.ok && answer.problem.code !== 'unavailable')
					throw new Error(`No answer: ${answer.problem.code}`)
				const { user, system } = process.cpuUsage(used)
				// A search ends after a second by the clock, and here and there a busy machine takes it away.
				const isWhole = answer.ok && answer.value.isComplete
				return { wall: performance.now() - started, core: (user + system) / 1000, isWhole }
			}
			const first = await plan(0)
			if (!isSmall(catalogue) && starts.length === 0) starts.push(first.wall)
			for (let n = 0; n < PLANS / 4; n++) await plan(n)
			const delay = monitorEventLoopDelay({ resolution: 1 })
			delay.enable()
			const times: Awaited<ReturnType<typeof plan>>[] = []
			for (let n = 0; n < PLANS; n++) times.push(await plan(n))
			const walls = times.map(({ wall }) => wall)
			const cores = times.map(({ core }) => core)
			delay.disable()
			rows.push([
				whole(count),
				name,
				isSmall(catalogue) ? 'at once' : 'thread',
				ms(median(walls)),
				ms(slowest(walls, 0.99)),
				ms(median(cores)),
				ms(slowest(cores, 0.99)),
				ms(delay.percentile(99) / 1e6),
				ms(delay.max / 1e6),
				times.filter(({ isWhole }) => !isWhole).length,
				megabytes(process.memoryUsage.rss()),
			])
		}
	}
	print(
		`Plans one after the other over so many products of each kind (plausible, made up); aim: p99 below 100 ms. Core ms: what the process computed, however busy the machine is. Delay: of the event loop meanwhile. Cut short: by the second that a search has, of ${PLANS}; none on a quiet machine`,
		[
			'of each',
			'kind of request',
			'made',
			'ms, p50',
			'ms, p99',
			'core ms, p50',
			'core ms, p99',
			'delay, p99',
			'delay, most',
			'cut short',
			'MB, process',
		],
		rows,
	)
	print(
		'The first plan of a thread: started, sent the catalogue, planned',
		['', 'ms'],
		starts.map((time) => ['150 of each', ms(time)]),
	)
	await planner.close()
	printChecks(randomCatalogue(LARGE, 11))
}

function printChecks(catalogue: Item[]): void {
	const of = (kind: string) =>
		catalogue.filter(({ sheet, stock }) => sheet?.kind === kind && stock > 3).slice(0, CHECKS)
	const [panels, inverters, batteries] = [of('panel'), of('inverter'), of('battery')]
	const cart = (...lines: [Item | undefined, number][]) =>
		checkCart(
			lines.flatMap(([item, quantity]) => (item ? [{ item, quantity }] : [])),
			catalogue,
		)
	const asks: Record<string, (n: number) => unknown> = {
		'what fits with a panel': (n) => panels[n] && fitsWith(panels[n], catalogue),
		'what fits with an inverter': (n) => inverters[n] && fitsWith(inverters[n], catalogue),
		'what fits with a battery': (n) => batteries[n] && fitsWith(batteries[n], catalogue),
		'a cart of panels': (n) => cart([panels[n], 12]),
		'a cart of inverters': (n) => cart([inverters[n], 2]),
		'a cart of all three': (n) => cart([panels[n], 12], [inverters[n], 1], [batteries[n], 2]),
	}
	const rows = Object.entries(asks).map(([name, ask]) => {
		for (let n = 0; n < CHECKS; n++) ask(n)
		const times = Array.from({ length: CHECKS }, (_, n) => {
			const started = performance.now()
			ask(n)
			return performance.now() - started
		})
		return [name, ms(median(times)), ms(Math.max(...times))]
	})
	print(
		`Fits and carts over ${whole(LARGE)} products of each kind`,
		['', 'ms, p50', `ms, most of ${CHECKS}`],
		rows,
	)
}

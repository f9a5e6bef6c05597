import {
	AggregatorRegistry,
	Counter,
	collectDefaultMetrics,
	Gauge,
	Histogram,
	Registry,
} from 'prom-client'
import { type ReadState, shopGauges } from './shop-gauges.ts'

/** Figures of this process and of the shop, in Prometheus form. */
export function openMetrics() {
	const registry = new Registry()
	collectDefaultMetrics({ register: registry })
	// The memory among the default figures is the sum of all processes.
	new Gauge({
		name: 'solbazaar_process_memory_bytes',
		help: 'Resident memory of the process; of several that of the largest',
		aggregator: 'max',
		registers: [registry],
		collect() {
			this.set(process.memoryUsage.rss())
		},
	})
	const requests = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Time from request to the end of the answer',
		labelNames: ['kind', 'status'],
		buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
		registers: [registry],
	})
	const refusals = new Counter({
		name: 'solbazaar_refusals_total',
		help: 'Calls that were refused or failed, by the code of their problem',
		labelNames: ['code'],
		registers: [registry],
	})
	// A rate can only be taken of what has been 0 before.
	for (const code of ['out_of_stock', 'rate_limited', 'unavailable', 'internal'])
		refusals.inc({ code }, 0)
	const largeReads = new Counter({
		name: 'solbazaar_large_reads_total',
		help: 'Statements of reports and exports, by the server that answered them: replica or primary',
		labelNames: ['server'],
		registers: [registry],
	})
	for (const server of ['replica', 'primary']) largeReads.inc({ server }, 0)
	let shop: Registry | null = null
	const together = () => (shop ? Registry.merge([registry, shop]) : registry)
	return {
		/** @param kind of the request: `api`, `stream`, `file` or `page` */
		observe: (kind: string, status: number, seconds: number) =>
			requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds),
		/** @param code of the problem */
		refused: (code: string) => refusals.inc({ code }),
		/** @param server that has answered a statement of a large read */
		read: (server: 'replica' | 'primary') => largeReads.inc({ server }),
		/** Shows the state of a shop too, which is the same for all its processes. */
		watch: (read: ReadState) => {
			shop = shopGauges(read)
		},
		/** For a sum over processes. @param ofShop whether with the state of the shop, which one of them gives */
		figures: (ofShop: boolean): Promise<Figures> =>
			(ofShop ? together() : registry).getMetricsAsJSON(),
		text: () => together().metrics(),
		contentType: registry.contentType,
	}
}

export type Metrics = ReturnType<typeof openMetrics>

/** Metrics as they are shown. */
export type ShownMetrics = Pick<Metrics, 'text' | 'contentType'>

/** The metrics of one process, as data. */
export type Figures = object[]

/** The figures of several processes together: counts and sizes as their sum, or the largest where their help says so, delays of the event loop as their mean. */
export const summed = (figures: Figures[]): Promise<string> =>
	AggregatorRegistry.aggregate(figures).metrics()

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

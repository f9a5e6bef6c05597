import type { Options, Result } from 'autocannon'
import { ASKING } from './answers.ts'
import { inSmall, sized } from './size.ts'
import { firstMessage, processorMs, startBeside } from './store-process.ts'
import { median } from './table.ts'

export const CONNECTIONS = sized(32, 2)
export const ROUNDS = sized(5, 1, 'BENCH_ROUNDS')
/** Of one round at one server. */
export const SECONDS = sized(3, 1, 'BENCH_SECONDS')

/** A round is so many seconds, and in small so many requests. */
const round = (seconds: number) => (inSmall ? { amount: CONNECTIONS } : { duration: seconds })
/** The cannon looks only so often, in milliseconds, whether it is done. */
const SAMPLED = inSmall ? { sampleInt: 10 } : {}

const cannon = startBeside('cannon.ts')

/** The cannon is a process of its own, and would keep this one going. */
export const endFiring = () => cannon.kill()

/** @throws Error when anything was refused or broke off */
export async function fire({ headers, ...options }: Omit<Options, 'connections'>): Promise<Result> {
	cannon.send({
		connections: CONNECTIONS,
		headers: { ...ASKING, ...headers },
		...SAMPLED,
		...options,
	})
	const result = await firstMessage<Result>(cannon)
	if (result.errors + result.non2xx > 0)
		throw new Error(`${result.errors} errors and ${result.non2xx} refusals from ${options.url}`)
	return result
}

export interface Figures {
	/** Requests a second. */
	rate: number
	/** Milliseconds. */
	p50: number
	p99: number
	/** Milliseconds of the processor for each. */
	processor: number
}

export interface Server {
	address: string
	pid: number
}

/** The same path of two servers in turns: medians of the rounds, and the first's rate as a share of the second's. */
export async function compare(
	servers: [Server, Server],
	path: string,
	headers: Record<string, string> = {},
): Promise<{ figures: Figures[]; ratio: number }> {
	const both = servers.map(({ address, pid }) => ({
		url: address + path,
		pid,
		results: [] as Result[],
		processor: [] as number[],
	}))
	for (const { url } of both) await fire({ url, headers, ...round(2) })
	for (let n = 0; n < ROUNDS; n++)
		for (const { url, pid, results, processor } of both) {
			const before = processorMs(pid)
			const result = await fire({ url, headers, ...round(SECONDS) })
			results.push(result)
			processor.push((processorMs(pid) - before) / result.requests.total)
		}
	const figures = both.map(({ results, processor }) => {
		const of = (figure: (result: Result) => number) => median(results.map(figure))
		return {
			processor: median(processor),
			rate: of((result) => result.requests.average),
			p50: of((result) => result.latency.p50),
			p99: of((result) => result.latency.p99),
		}
	})
	const [ours, theirs] = figures.map(({ rate }) => rate)
	return { figures, ratio: (ours ?? 0) / (theirs ?? Number.NaN) }
}

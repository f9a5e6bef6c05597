import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** The results of a visitor who asked for pages all the while. */
export interface Bystander {
	/** Milliseconds that half of the pages, and 99 of 100, came within. */
	median: number
	p99: number
	/** How many answers of each status; 0 is none. */
	statuses: Record<number, number>
}

const PER_SECOND = 20
const FROM = '127.0.9.9'

/** Does something, such as an attack, while a visitor of another network asks for twenty pages a second. */
export async function withBystander<T>(
	port: number,
	work: () => Promise<T>,
): Promise<{ result: T; bystander: Bystander }> {
	const thread = new Worker(join(import.meta.dirname, 'ask-pages.ts'), {
		workerData: { port, from: FROM, perSecond: PER_SECOND },
	})
	try {
		await once(thread, 'message')
		const result = await work()
		const ended = once(thread, 'message')
		thread.postMessage('end')
		const [bystander] = (await ended) as [Bystander]
		return { result, bystander }
	} finally {
		await thread.terminate()
	}
}

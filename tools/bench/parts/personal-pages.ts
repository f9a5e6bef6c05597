import { CONNECTIONS, compare, ROUNDS, SECONDS, type Server } from '../compare.ts'
import { firstMessage, signUp, startBeside } from '../store-process.ts'
import { print, whole } from '../table.ts'

const AIM = 0.6

const PAGES = [
	{ name: 'product list', path: '/products', role: 'Buyer' },
	{ name: 'home', path: '/', role: 'Buyer' },
	{ name: 'admin’s orders', path: '/admin/orders', role: 'Admin' },
] as const

/** Pages that are somebody's own, beside React rendering the same trees and nothing else. */
export async function personalPages(store: Server) {
	const bare = startBeside('bare-pages.ts')
	bare.send(PAGES.map(({ path, role }) => ({ path, role })))
	const { port } = await firstMessage<{ port: number }>(bare)
	const rows: (string | number)[][] = []
	for (const { name, path, role } of PAGES) {
		const cookie = await signUp(store.address, role)
		const other = { address: `http://127.0.0.1:${port}`, pid: bare.pid ?? 0 }
		const { figures, ratio } = await compare([store, other], path, { cookie })
		const [ours, theirs] = figures.map(({ processor }) => processor)
		rows.push([
			`${name}, signed in`,
			...figures.flatMap(({ rate, p50, processor }) => [whole(rate), p50, processor.toFixed(1)]),
			((theirs ?? 0) / (ours ?? Number.NaN)).toFixed(2),
			ratio.toFixed(2),
			`≥ ${AIM} ${ratio >= AIM ? 'met' : 'MISSED'}`,
		])
	}
	bare.kill()
	print(
		`Pages that are somebody’s own, with session, calls of the API, data, policy and compression, beside a bare
node:http server that renders the same tree with React to a buffer and does nothing else.
${CONNECTIONS} connections from a third process; cpu: time of the processor for each; medians of ${ROUNDS} rounds of ${SECONDS} s, taken in turns.`,
		['', 'store /s', 'p50 ms', 'cpu ms', 'bare /s', 'p50 ms', 'cpu ms', 'of cpu', 'ratio', 'aim'],
		rows,
	)
}

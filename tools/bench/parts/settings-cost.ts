import { openStore } from '../../../store/open.ts'
import { setUpShop } from '../../../test/shop-settings.ts'
import { CONNECTIONS, fire, ROUNDS, type Server } from '../compare.ts'
import { sized } from '../size.ts'
import { processorMs, startStore, temporaryFolder } from '../store-process.ts'
import { print, whole } from '../table.ts'

const PATHS = ['/', '/products', '/products/solar-panel-250w', '/api/products?limit=24']
/** Of one round at one server. */
const ANSWERS = sized(5000, 10)
/** The most processor time in proportion to the other's: two runs with one server differ by as much. */
const AIM = 1.05

const LIVE = {
	STORE_MODE: 'live',
	PUBLIC_URL: 'http://shop.example',
	SESSION_SECRET: 'MiA9yC0mC1vS7wX2rE4tZ6uI8oP5qL3k',
}

/** A folder with the catalogue of a demo, whose shop has said in its settings who it is. */
async function liveFolder() {
	const folder = temporaryFolder()
	const store = await openStore({
		mode: 'live',
		dataDir: folder.path,
		databaseUrl: undefined,
		sampleData: true,
		sessionSecret: LIVE.SESSION_SECRET,
		publicUrl: LIVE.PUBLIC_URL,
		logLevel: 'silent',
	})
	await setUpShop(store)
	await store[Symbol.asyncDispose]()
	return folder
}

/** The processor time of one response at each server, asked in turns, in microseconds. */
async function processorTimes(servers: readonly Server[], path: string): Promise<number[]> {
	const spent = servers.map(() => 0)
	const ask = async ({ address, pid }: Server) => {
		const before = processorMs(pid)
		await fire({ url: address + path, amount: ANSWERS })
		return processorMs(pid) - before
	}
	for (const server of servers) await ask(server)
	for (let round = 0; round < ROUNDS; round++)
		for (const [at, server] of servers.entries()) spent[at] = (spent[at] ?? 0) + (await ask(server))
	return spent.map((ms) => (1000 * ms) / (ROUNDS * ANSWERS))
}

/** The time that settings and the policy of a live shop add to pages that are cached. */
export async function settingsCost() {
	const folders = [await liveFolder(), temporaryFolder()] as const
	const servers = await Promise.all([
		startStore({ ...LIVE, DATA_DIR: folders[0].path, DATABASE_URL: '' }),
		startStore({ STORE_MODE: 'demo', DATA_DIR: folders[1].path, DATABASE_URL: '' }),
	])
	try {
		const rows: string[][] = []
		for (const path of PATHS) {
			const [shop = Number.NaN, demo = Number.NaN] = await processorTimes(servers, path)
			const times = shop / demo
			const verdict = `≤ ${AIM} ${times <= AIM ? 'met' : 'MISSED'}`
			rows.push([path, shop.toFixed(1), demo.toFixed(1), times.toFixed(2), verdict])
		}
		print(
			`Cached pages of a live shop with its settings saved, beside those of a demo with none saved: the same build and
catalogue. Time of the processor for an answer, over ${whole(ROUNDS * ANSWERS)} of each, asked in turns by ${CONNECTIONS} connections.`,
			['', 'live µs', 'demo µs', 'times', 'aim'],
			rows,
		)
	} finally {
		await Promise.all(servers.map((server) => server.stop()))
		for (const { remove } of folders) remove()
	}
}

// How much memory uploads take when many come at once: pictures, pictures in page forms, tables.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { oneStoreEach, sized } from './size.ts'
import { residentMb, signUp, startStore, temporaryFolder } from './store-process.ts'
import { print, whole } from './table.ts'

const MEGABYTE = 1_048_576
const SENDERS = sized(40, 2, 'BENCH_UPLOADS')
const TABLE_SENDERS = sized(12, 1)
const PICTURE_MB = sized(9.5, 0.5)
const TABLE_MB = sized(19, 1)
/** Twelve megapixels. */
const PICTURE_WIDTH = sized(4000, 400)
const MAX_MB = 500

/** The most memory a process has ever had resident, megabytes. */
const peakMb = (pid: number) =>
	Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** A photo, no two alike, filled up to the size. */
async function photos(): Promise<(n: number) => Uint8Array<ArrayBuffer>> {
	const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
	const jpeg = await sharp({
		create: {
			width: PICTURE_WIDTH,
			height: (PICTURE_WIDTH * 3) / 4,
			channels: 3,
			background: '#888',
			noise,
		},
	})
		.jpeg({ quality: 80 })
		.toBuffer()
	return (n) => {
		const bytes = new Uint8Array(Math.max(PICTURE_MB * MEGABYTE, jpeg.length + 4))
		bytes.set(jpeg)
		new DataView(bytes.buffer).setUint32(bytes.length - 4, n)
		return bytes
	}
}

/** A table with one row that is far too long: it is read to its end and refused. */
const table = () => `id,name\n"x","${'a'.repeat(TABLE_MB * MEGABYTE)}"\n`

/** Sends so many at once, each again when asked to wait, and counts the results. */
async function atOnce(count: number, send: (n: number) => Promise<Response>) {
	const statuses = new Map<number, number>()
	const one = async (n: number) => {
		for (;;) {
			const answer = await send(n).catch(() => null)
			await answer?.arrayBuffer()
			const status = answer?.status ?? 0
			statuses.set(status, (statuses.get(status) ?? 0) + 1)
			if (status !== 503) return
			const seconds = Number(answer?.headers.get('retry-after'))
			await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
		}
	}
	await Promise.all(Array.from({ length: count }, (_, n) => one(n)))
	return [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
}

const picture = await photos()
const form = (name: string, file: File) => {
	const body = new FormData()
	body.set(name, file)
	return body
}
const cases: [name: string, count: number, send: (address: string, n: number) => Request][] = [
	[
		`${SENDERS} pictures of ${PICTURE_MB} MB`,
		SENDERS,
		(address, n) =>
			new Request(`${address}/api/upload`, {
				method: 'POST',
				body: form('image', new File([picture(n)], 'a.jpg')),
			}),
	],
	[
		`${SENDERS} of them in forms of pages`,
		SENDERS,
		(address, n) =>
			new Request(`${address}/admin/add-product`, {
				method: 'POST',
				body: form('picture', new File([picture(1000 + n)], 'a.jpg')),
			}),
	],
	[
		`${TABLE_SENDERS} tables of ${TABLE_MB} MB`,
		TABLE_SENDERS,
		(address) =>
			new Request(`${address}/api/products/import`, {
				method: 'POST',
				body: form('file', new File([table()], 'a.csv')),
			}),
	],
]

const rows: string[][] = []
for (const together of oneStoreEach(cases)) {
	const folder = temporaryFolder()
	const { address, pid, stop } = await startStore({ DATA_DIR: folder.path, DATABASE_URL: '' })
	try {
		const cookie = await signUp(address, 'Admin')
		for (const [name, count, send] of together) {
			const before = residentMb(pid)
			const started = performance.now()
			const answers = await atOnce(count, (n) => {
				const request = send(address, n)
				request.headers.set('cookie', cookie)
				return fetch(request, { redirect: 'manual' })
			})
			const seconds = (performance.now() - started) / 1000
			const peak = peakMb(pid)
			rows.push([
				name,
				answers,
				seconds.toFixed(1),
				whole(before),
				whole(peak),
				`< ${MAX_MB} ${peak < MAX_MB ? 'met' : 'MISSED'}`,
			])
		}
	} finally {
		await stop()
		folder.remove()
	}
}
print(
	'Resident memory of the store while many large bodies are sent at once.',
	['', 'answers', 's', 'before MB', 'peak MB', 'aim'],
	rows,
)

import { crc32 } from 'node:zlib'

// A ZIP file whose members are stored as they are (APPNOTE 6.3.10, 4.3): pictures do not get smaller.

export interface Member {
	/** With `/` between folders. */
	name: string
	bytes: Uint8Array
}

const VERSION = 20
/** Names are in UTF-8 (4.4.4, bit 11). */
const FLAGS = 1 << 11
const STORED = 0

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50

/** Day and time as MS-DOS has them (4.4.6), in UTC. @param at epoch milliseconds */
function dosTime(at: number): { time: number; date: number } {
	const day = new Date(at)
	const seconds = day.getUTCSeconds() >> 1
	return {
		time: (day.getUTCHours() << 11) | (day.getUTCMinutes() << 5) | seconds,
		date: ((day.getUTCFullYear() - 1980) << 9) | ((day.getUTCMonth() + 1) << 5) | day.getUTCDate(),
	}
}

/** Numbers of so many bytes one after another, the lowest byte first. */
function packed(...fields: [bytes: 2 | 4, value: number][]): Uint8Array {
	const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)))
	let at = 0
	for (const [bytes, value] of fields) {
		if (bytes === 2) view.setUint16(at, value, true)
		else view.setUint32(at, value, true)
		at += bytes
	}
	return new Uint8Array(view.buffer)
}

/**
 * Packs members as they come, holding one at a time.
 * @param at epoch milliseconds, the time of all of them
 */
export async function* zipped(
	members: AsyncIterable<Member>,
	at: number,
): AsyncGenerator<Uint8Array> {
	const { time, date } = dosTime(at)
	const directory: Uint8Array[] = []
	let offset = 0
	for await (const { name, bytes } of members) {
		const path = new TextEncoder().encode(name)
		const shared: [2 | 4, number][] = [
			...([
				[2, VERSION],
				[2, FLAGS],
				[2, STORED],
				[2, time],
				[2, date],
			] as [2, number][]),
			...([
				[4, crc32(bytes)],
				[4, bytes.length],
				[4, bytes.length],
			] as [4, number][]),
			...([
				[2, path.length],
				[2, 0],
			] as [2, number][]),
		]
		const head = packed([4, LOCAL], ...shared)
		yield head
		yield path
		yield bytes
		// No comment, the first disk, no attributes.
		const rest = packed([2, 0], [2, 0], [2, 0], [4, 0], [4, offset])
		directory.push(packed([4, CENTRAL], [2, VERSION], ...shared), rest, path)
		offset += head.length + path.length + bytes.length
	}
	yield* directory
	const size = directory.reduce((sum, { length }) => sum + length, 0)
	const count = directory.length / 3
	yield packed([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0])
}

import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { type Member, zipped } from './zip.ts'

async function packedFrom(members: Member[]) {
	async function* each() {
		yield* members
	}
	const parts: Uint8Array[] = []
	for await (const part of zipped(each(), Date.UTC(2026, 10, 23, 1, 2, 4))) parts.push(part)
	return Buffer.concat(parts)
}

/** Reads as an unpacker does: the end, the directory it leads to, the members that leads to (APPNOTE 4.3). */
function unpacked(zip: Buffer): { name: string; bytes: Buffer }[] {
	const end = zip.length - 22
	expect(zip.readUInt32LE(end)).toBe(0x06054b50)
	let at = zip.readUInt32LE(end + 16)
	expect(at + zip.readUInt32LE(end + 12)).toBe(end)
	return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
		expect(zip.readUInt32LE(at)).toBe(0x02014b50)
		const crc = zip.readUInt32LE(at + 16)
		const size = zip.readUInt32LE(at + 24)
		const nameLength = zip.readUInt16LE(at + 28)
		const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
		const local = zip.readUInt32LE(at + 42)
		expect(zip.readUInt32LE(local)).toBe(0x04034b50)
		expect(zip.toString('utf8', local + 30, local + 30 + nameLength)).toBe(name)
		const bytes = zip.subarray(local + 30 + nameLength, local + 30 + nameLength + size)
		expect(crc32(bytes)).toBe(crc)
		at += 46 + nameLength
		return { name, bytes }
	})
}

it('packs members that can be unpacked again, whatever their names and sizes', async () => {
	const members = [
		{ name: 'data.json', bytes: new TextEncoder().encode('सूरज') },
		{ name: 'photos/छत.webp', bytes: new Uint8Array(100_000).fill(7) },
		{ name: 'empty', bytes: new Uint8Array() },
	]
	const read = unpacked(await packedFrom(members))
	expect(read.map(({ name, bytes }) => [name, new Uint8Array(bytes)])).toEqual(
		members.map(({ name, bytes }) => [name, bytes]),
	)
})

it('packs nothing as an empty file', async () => {
	expect(unpacked(await packedFrom([]))).toEqual([])
})

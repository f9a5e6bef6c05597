import { correctionFor } from './error-correction.ts'

/** Of each version at level M (15 % can be mended): correction bytes in a block, and how many blocks. */
const BLOCKS: readonly (readonly [correction: number, blocks: number])[] = [
	...([
		[10, 1],
		[16, 1],
		[26, 1],
		[18, 2],
		[24, 2],
	] as const),
	...([
		[16, 4],
		[18, 4],
		[22, 4],
		[22, 5],
		[26, 5],
	] as const),
	...([
		[30, 5],
		[22, 8],
		[22, 9],
		[24, 9],
		[24, 10],
	] as const),
	...([
		[28, 10],
		[28, 11],
		[26, 13],
		[26, 14],
		[26, 16],
	] as const),
]

/** How many modules of a version are data and correction. */
function modulesOf(version: number): number {
	const all = (16 * version + 128) * version + 64
	if (version < 2) return all
	const marks = Math.floor(version / 7) + 2
	return all - ((25 * marks - 10) * marks - 55) - (version < 7 ? 0 : 36)
}

const bytesOf = (version: number) => Math.floor(modulesOf(version) / 8)

const blocksOf = (version: number) => BLOCKS[version - 1] ?? ([0, 1] as const)

function dataBytesOf(version: number): number {
	const [correction, blocks] = blocksOf(version)
	return bytesOf(version) - correction * blocks
}

/** The mode and the length before the bytes take 12 bits, from version 10 on 20. */
const headerBits = (version: number) => (version < 10 ? 12 : 20)

/** The smallest version with room for so many bytes. @throws RangeError where there are too many */
function versionFor(length: number): number {
	const fits = (version: number) => headerBits(version) + 8 * length <= 8 * dataBytesOf(version)
	const version = BLOCKS.findIndex((_, index) => fits(index + 1)) + 1
	if (version === 0) throw new RangeError(`${length} bytes do not fit into a QR code`)
	return version
}

function dataOf(bytes: Uint8Array, version: number): number[] {
	const capacity = dataBytesOf(version)
	const length = bytes.length.toString(2).padStart(headerBits(version) - 4, '0')
	const bits = `0100${length}${[...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')}`
	const ended = bits.padEnd(Math.min(bits.length + 4, capacity * 8), '0')
	const data = (ended.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
	for (let fill = 0xec; data.length < capacity; fill ^= 0xec ^ 0x11) data.push(fill)
	return data
}

/** The first of each block, then the second of each, and so on. */
const interleaved = (blocks: readonly (readonly number[])[]): number[] =>
	Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, at) =>
		blocks.flatMap((block) => block[at] ?? []),
	).flat()

/** A text as the bytes of a QR code with their correction, in the order in which they are drawn. */
export function codewordsOf(text: string): { version: number; codewords: number[] } {
	const bytes = new TextEncoder().encode(text)
	const version = versionFor(bytes.length)
	const data = dataOf(bytes, version)
	const [correction, count] = blocksOf(version)
	const short = Math.floor(data.length / count)
	const shortBlocks = count - (data.length % count)
	const blocks = Array.from({ length: count }, (_, index) => {
		const from = index * short + Math.max(0, index - shortBlocks)
		return data.slice(from, from + short + (index < shortBlocks ? 0 : 1))
	})
	const corrections = blocks.map((block) => correctionFor(block, correction))
	return { version, codewords: [...interleaved(blocks), ...interleaved(corrections)] }
}

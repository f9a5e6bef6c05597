/** The product of two elements of GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function product(left: number, right: number): number {
	let sum = 0
	for (let bit = 7; bit >= 0; bit--) {
		sum = (sum << 1) ^ ((sum >>> 7) * 0x11d)
		if ((right >>> bit) & 1) sum ^= left
	}
	return sum
}

/** The polynomial whose roots are the first powers of 2, highest coefficient first and left out. */
function divisor(degree: number): number[] {
	const coefficients = [...Array<number>(degree - 1).fill(0), 1]
	let root = 1
	for (let step = 0; step < degree; step++) {
		for (let at = 0; at < degree; at++)
			coefficients[at] = product(coefficients[at] ?? 0, root) ^ (coefficients[at + 1] ?? 0)
		root = product(root, 2)
	}
	return coefficients
}

/** So many bytes by which a block of data can be mended: Reed and Solomon’s, as ISO/IEC 18004 uses them. */
export function correctionFor(data: readonly number[], length: number): number[] {
	const by = divisor(length)
	const rest = Array<number>(length).fill(0)
	for (const byte of data) {
		const factor = byte ^ (rest.shift() ?? 0)
		rest.push(0)
		for (const [at, coefficient] of by.entries())
			rest[at] = (rest[at] ?? 0) ^ product(coefficient, factor)
	}
	return rest
}
